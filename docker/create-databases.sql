-- One database each, so that each has its own backup horizon.
CREATE DATABASE read_models;
CREATE DATABASE accounts;
CREATE DATABASE keys;
