"""What seats and spectators see."""
