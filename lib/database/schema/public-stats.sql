-- The one thing that the public site reads. A view runs with its owner's rights unless it is a security_invoker, so its
-- reader needs none on the tables; only totals leave it, so there is no row for a security_barrier to hide.
create or replace view public_stats as
select
  (select count(*) from contacts where first_pitched_at is not null) as editors_pitched,
  (select count(*) from prospect_blogs) as blogs_researched;

comment on view public_stats is 'Totals over all workspaces, for the public site.';
