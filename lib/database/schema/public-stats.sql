-- The view for the public site. It counts when it is read, so its totals are exact after any change of the tables.

-- The view looks each contact up in this index alone.
create index if not exists pitches_sent_contact_id on pitches (contact_id) where sent_at is not null;

-- A view runs with its owner's rights unless it is a security_invoker, so its reader needs no rights on the tables. It
-- returns only totals, so a security_barrier would have no row to hide.
create or replace view public_stats as
select
  -- Parallel workers share the contacts. They cannot share `count(distinct contact_id)`, which takes three times as long.
  (select count(*) from contacts where exists (select from pitches where contact_id = contacts.id and sent_at is not null))
    as editors_pitched,
  (select count(*) from prospect_blogs) as blogs_researched;

comment on view public_stats is 'Totals over all workspaces, for the public site.';
