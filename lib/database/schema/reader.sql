-- The role that the public site connects as. It cannot log in by password until the operator sets one with
-- `\password public_stats_reader` in psql, which sends and logs only the hash.
do $$
begin
  create role public_stats_reader login;
  alter role public_stats_reader set statement_timeout = '3s';
  alter role public_stats_reader set default_transaction_read_only = on;
exception
  -- Roles are shared by all databases of a server, so another setup may have created this one.
  when duplicate_object or unique_violation then null;
end
$$;

-- The default since PostgreSQL 15; before that, every role may create tables here.
revoke create on schema public from public;
grant usage on schema public to public_stats_reader;
grant select on public_stats to public_stats_reader;
