export type Subject = 'topic' | 'brand' | 'competitor'

/** One part of a query, before it is written in an engine's syntax. */
export type Term =
  | { is: Subject; where?: 'title' }
  | { phrase: string; not?: true }
  | { title: string; not?: true }
  | { url: string; not?: true }
  | { text: string; not?: true }
  // Operators that every engine has under one name.
  | { of: string; value: string; not?: true }
  | { oneOf: readonly string[] }
  | { notCompetitor: true }
  | { year: true }

export type PurposeId =
  | 'guest-posts'
  | 'resource-pages'
  | 'unlinked-mentions'
  | 'competitor-mentions'
  | 'roundups'
  | 'broken-links'
  | 'own'

export interface Purpose {
  id: PurposeId
  title: string
  /** How a link builder can use the pages that it finds. */
  why: string
  needs: Subject
  /** Queries without words of a language; `footprints` has the others. */
  queries?: readonly (readonly Term[])[]
}

export const NOT_COMPETITOR: Term = { notCompetitor: true }

export const purposes: readonly Purpose[] = [
  {
    id: 'guest-posts',
    title: 'Guest posts',
    why: 'Blogs that accept articles from outside contributors. Read what they publish before you offer anything, and skip those that publish everything.',
    needs: 'topic',
  },
  {
    id: 'resource-pages',
    title: 'Resource pages',
    why: 'Pages that exist to link out. Yours has to be better than something on the list, or fill a gap in it.',
    needs: 'topic',
  },
  {
    id: 'unlinked-mentions',
    title: 'Unlinked brand mentions',
    why: 'Pages that already name you. The engine cannot tell whether they link to you. Open each one, and ask for a link if there is none.',
    needs: 'brand',
    queries: [[{ is: 'brand' }], [{ is: 'brand' }, { year: true }], [{ is: 'brand', where: 'title' }]],
  },
  {
    id: 'competitor-mentions',
    title: 'Competitor mentions',
    why: 'People who write about a competitor may want to write about you. Enter its domain to exclude its own pages. Search engines no longer list a site’s backlinks, so this finds mentions.',
    needs: 'competitor',
    queries: [
      [{ is: 'competitor' }, NOT_COMPETITOR],
      [{ is: 'competitor', where: 'title' }, NOT_COMPETITOR],
    ],
  },
  {
    id: 'roundups',
    title: 'Roundups and podcasts',
    why: 'Formats that need new links or new guests every week. Enter a year to skip those that have stopped.',
    needs: 'topic',
  },
  {
    id: 'broken-links',
    title: 'Broken link candidates',
    why: 'Old lists of links, some of which are dead by now. The search finds the lists; a link checker finds the dead links.',
    needs: 'topic',
    queries: [[{ is: 'topic' }, { url: 'links.html' }]],
  },
]

/** The visitor's own footprints. */
export const ownPurpose: Purpose = {
  id: 'own',
  title: 'Your own footprints',
  why: 'Saved in this browser, and part of the link to your queries.',
  needs: 'topic',
}
