module {
  odd.place <side =  shady, row = 2>
}
