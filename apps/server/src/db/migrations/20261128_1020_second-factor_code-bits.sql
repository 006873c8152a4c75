comment on column recovery_codes.code_hash is 'SHA-256 of 120 random bits (80 in codes made before decision 0074).';
