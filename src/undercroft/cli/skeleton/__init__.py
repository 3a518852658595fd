"""What `undercroft new` puts around a game: files of a project, written for Torchlight and renamed."""
