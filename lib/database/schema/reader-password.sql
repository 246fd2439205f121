-- Gives the reading role the password that the environment of psql has, as compose.yaml sets it.
\getenv password READER_PASSWORD
alter role public_stats_reader password :'password';
