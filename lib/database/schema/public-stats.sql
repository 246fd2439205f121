-- The view for the public site, and the counts behind it. Counting distinct contacts over 10 million pitches takes more
-- than a second with any index; counting one row for each pitched contact does not.

create table if not exists pitched_contacts (
  contact_id bigint primary key,
  sent_pitches bigint not null
);
comment on table pitched_contacts is 'How many pitches each contact was sent, without zeros; maintained by triggers on pitches.';

create or replace function add_sent_pitches(contact bigint, change bigint) returns void language plpgsql as $$
begin
  insert into pitched_contacts as known values (contact, change)
    on conflict (contact_id) do update set sent_pitches = known.sent_pitches + excluded.sent_pitches;
  if change < 0 then
    delete from pitched_contacts where contact_id = contact and sent_pitches = 0;
  end if;
end
$$;

-- Runs with its owner's rights, so writers of pitches need no rights on pitched_contacts. Contacts are locked in the
-- order of their ids: in any other order two statements could deadlock.
create or replace function count_sent_pitches() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    perform add_sent_pitches(contact_id, count(*))
      from new_pitches where sent_at is not null group by contact_id order by contact_id;
  elsif tg_op = 'UPDATE' then
    perform add_sent_pitches(contact_id, sum(change)::bigint)
      from (
        select contact_id, 1 as change from new_pitches where sent_at is not null
        union all select contact_id, -1 from old_pitches where sent_at is not null
      ) as changes
      group by contact_id having sum(change) <> 0 order by contact_id;
  elsif tg_op = 'DELETE' then
    perform add_sent_pitches(contact_id, -count(*))
      from old_pitches where sent_at is not null group by contact_id order by contact_id;
  else
    truncate pitched_contacts;
  end if;
  return null;
end
$$;

-- Otherwise any role could run them on tables of its own and change the counts.
revoke execute on function count_sent_pitches(), add_sent_pitches(bigint, bigint) from public;

create or replace trigger pitches_inserted after insert on pitches
  referencing new table as new_pitches for each statement execute function count_sent_pitches();
create or replace trigger pitches_updated after update on pitches
  referencing old table as old_pitches new table as new_pitches for each statement execute function count_sent_pitches();
create or replace trigger pitches_deleted after delete on pitches
  referencing old table as old_pitches for each statement execute function count_sent_pitches();
create or replace trigger pitches_truncated after truncate on pitches
  for each statement execute function count_sent_pitches();

-- Counts pitches sent before the triggers existed or while they were disabled. Writers wait for it, readers do not.
do $$
begin
  lock table pitches in share row exclusive mode;
  delete from pitched_contacts;
  insert into pitched_contacts select contact_id, count(*) from pitches where sent_at is not null group by contact_id;
end
$$;

-- A view runs with its owner's rights unless it is a security_invoker, so its reader needs no rights on the tables. It
-- returns only totals, so a security_barrier would have no row to hide.
create or replace view public_stats as
select
  (select count(*) from pitched_contacts) as editors_pitched,
  (select count(*) from prospect_blogs) as blogs_researched;

comment on view public_stats is 'Totals over all workspaces, for the public site.';
