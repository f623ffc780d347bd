"""The passes that come with odsgen; importing `registered` registers them all."""
