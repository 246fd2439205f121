-- Sets the reader's password from psql's environment; compose.yaml sets READER_PASSWORD.
\getenv password READER_PASSWORD
alter role public_stats_reader password :'password';
