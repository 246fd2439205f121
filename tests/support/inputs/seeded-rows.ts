import type { PublicStats } from '@/lib/database/database'

/** Drafts, several pitches to one contact, one blog in two workspaces, and a contact without a pitch. */
export const SEEDED_ROWS = `
  insert into workspaces (name) values ('one'), ('two');
  insert into prospect_blogs (workspace_id, domain)
    values (1, 'shared.example'), (2, 'shared.example'), (1, 'quiet.example');
  insert into contacts (prospect_blog_id, email)
    values (1, 'twice@shared.example'), (2, 'twice@shared.example'), (1, 'draft@shared.example'), (3, 'never@quiet.example');
  insert into pitches (contact_id, subject, sent_at) values
    (1, 'first', '2026-01-01'), (1, 'second', '2026-01-02'), (1, 'third, a draft', null),
    (2, 'from the other workspace', '2026-01-03'),
    (3, 'a draft', null)`

export const SEEDED_STATS: PublicStats = { editorsPitched: 2, blogsResearched: 3 }
