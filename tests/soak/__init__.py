"""The soak: a real server on this machine under load, while everything goes wrong that a host may meet.

`python -m tests.soak` (or `make soak`) plays for ten minutes. People come, play and go; meanwhile one fault follows the
other. At the end everything that was promised to anybody must be there. What is chosen comes from the seed, the moments
depend on the machine.
"""
