[(region) (dictionary) (resources)] @fold
