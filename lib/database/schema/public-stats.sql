-- What the public site reads, and the counts behind it: distinct contacts over 10 million pitches take longer than a
-- second to count, whatever the index; a row for each contact that was sent one does not.

create table if not exists pitched_contacts (
  contact_id bigint primary key,
  sent_pitches bigint not null
);
comment on table pitched_contacts is 'How many pitches each contact was sent, zero left out; kept by triggers on pitches.';

create or replace function add_sent_pitches(contact bigint, change bigint) returns void language plpgsql as $$
begin
  insert into pitched_contacts as known values (contact, change)
    on conflict (contact_id) do update set sent_pitches = known.sent_pitches + excluded.sent_pitches;
  if change < 0 then
    delete from pitched_contacts where contact_id = contact and sent_pitches = 0;
  end if;
end
$$;

-- With its owner's rights, so that whoever writes pitches needs none here. A statement takes its contacts in their order:
-- two that send to the same ones in different orders would wait for each other.
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

-- Whoever may run them could have them count rows of their own tables.
revoke execute on function count_sent_pitches(), add_sent_pitches(bigint, bigint) from public;

create or replace trigger pitches_inserted after insert on pitches
  referencing new table as new_pitches for each statement execute function count_sent_pitches();
create or replace trigger pitches_updated after update on pitches
  referencing old table as old_pitches new table as new_pitches for each statement execute function count_sent_pitches();
create or replace trigger pitches_deleted after delete on pitches
  referencing old table as old_pitches for each statement execute function count_sent_pitches();
create or replace trigger pitches_truncated after truncate on pitches
  for each statement execute function count_sent_pitches();

-- Counts what was sent before, or while a trigger was disabled. Writers wait for it, readers do not.
do $$
begin
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
