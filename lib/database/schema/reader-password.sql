-- Sets the reader's password from the secret that compose.yaml mounts. Without one it stops: an empty password would
-- leave the role with none.
\set ON_ERROR_STOP on
\set password `cat /run/secrets/reader-password`
select :'password' ~ '^\S+$' as has_password \gset
\if :has_password
alter role public_stats_reader password :'password';
\else
do $$ begin raise 'secrets/reader-password must have the reader''s password, on one line and without spaces'; end $$;
\endif
