-- What the public site reads, and the counts behind it: distinct contacts over 10 million pitches take longer than a
-- second to count, whatever the index; a row for each contact that was sent one does not.

create table if not exists pitched_contacts (
  contact_id bigint primary key,
  sent_pitches bigint not null
);
comment on table pitched_contacts is 'Contacts that were sent a pitch, and how many; kept by the triggers on pitches.';

-- With its owner's rights: who writes pitches needs no right here. Each statement takes its contacts in order, so that
-- two statements never wait for each other in a circle.
create or replace function count_sent_pitches() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  sent_before bigint[];
  sent_after bigint[];
begin
  if tg_op <> 'INSERT' then
    select array_agg(contact_id) into sent_before from old_pitches where sent_at is not null;
  end if;
  if tg_op <> 'DELETE' then
    select array_agg(contact_id) into sent_after from new_pitches where sent_at is not null;
  end if;

  insert into pitched_contacts as known
    select contact_id, sum(change)
    from (select unnest(sent_after), 1 union all select unnest(sent_before), -1) as changes (contact_id, change)
    group by contact_id having sum(change) <> 0 order by contact_id
  on conflict (contact_id) do update set sent_pitches = known.sent_pitches + excluded.sent_pitches;

  delete from pitched_contacts where contact_id = any (sent_before) and sent_pitches = 0;
  return null;
end
$$;

create or replace function forget_sent_pitches() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  truncate pitched_contacts;
  return null;
end
$$;

-- Whoever may run them could have them count rows of their own tables.
revoke execute on function count_sent_pitches(), forget_sent_pitches() from public;

create or replace trigger pitches_inserted after insert on pitches
  referencing new table as new_pitches for each statement execute function count_sent_pitches();
create or replace trigger pitches_updated after update on pitches
  referencing old table as old_pitches new table as new_pitches for each statement execute function count_sent_pitches();
create or replace trigger pitches_deleted after delete on pitches
  referencing old table as old_pitches for each statement execute function count_sent_pitches();
create or replace trigger pitches_truncated after truncate on pitches
  for each statement execute function forget_sent_pitches();

-- Counts the pitches that were there before, and those that were written while a trigger was disabled.
do $$
begin
  -- Nobody writes pitches meanwhile.
  lock table pitches in share row exclusive mode;
  delete from pitched_contacts;
  insert into pitched_contacts select contact_id, count(*) from pitches where sent_at is not null group by contact_id;
end
$$;

-- The one thing that the public site reads. A view runs with its owner's rights unless it is a security_invoker, so its
-- reader needs none on the tables; only totals leave it, so there is no row for a security_barrier to hide.
create or replace view public_stats as
select
  (select count(*) from pitched_contacts) as editors_pitched,
  (select count(*) from prospect_blogs) as blogs_researched;

comment on view public_stats is 'Totals over all workspaces, for the public site.';
