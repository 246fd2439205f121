-- Sets the reader's password from the secret that compose.yaml mounts.
\set password `cat /run/secrets/reader-password`
alter role public_stats_reader password :'password';
