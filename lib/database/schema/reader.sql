-- The role that the public site connects as. It has no password, so no password opens it, until the operator gives it
-- one: `\password public_stats_reader` in psql, which sends and logs nothing but the hash.
do $$
begin
  create role public_stats_reader login;
  alter role public_stats_reader set statement_timeout = '3s';
  alter role public_stats_reader set default_transaction_read_only = on;
exception
  -- Roles belong to all databases of a server, where another setup may have made this one first.
  when duplicate_object or unique_violation then null;
end
$$;

-- The default since PostgreSQL 15; before it, every role may create tables here.
revoke create on schema public from public;
grant usage on schema public to public_stats_reader;
grant select on public_stats to public_stats_reader;
