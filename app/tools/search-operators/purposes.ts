export type Subject = 'topic' | 'brand' | 'competitor'

/** One part of a query, before it is written in an engine's syntax. */
export type Term =
  | { is: Subject; where?: 'title' }
  | { phrase: string }
  | { title: string }
  | { url: string }
  | { oneOf: readonly string[] }
  | { notCompetitor: true }
  | { year: true }

export interface Purpose {
  id: string
  title: string
  /** How a link builder can use the pages that it finds. */
  why: string
  needs: Subject
  /** Each also leaves out the visitor's own domain. */
  queries: readonly (readonly Term[])[]
}

const TOPIC: Term = { is: 'topic' }
const RECENT: Term = { year: true }
const NOT_COMPETITOR: Term = { notCompetitor: true }

/** Footprints: words that one kind of page has in common. */
export const purposes: readonly Purpose[] = [
  {
    id: 'guest-posts',
    title: 'Guest posts',
    why: 'Blogs that accept articles from others. Read what they publish before you offer anything: a page that takes everything is a reason to leave.',
    needs: 'topic',
    queries: [
      [TOPIC, { title: 'write for us' }],
      [TOPIC, { oneOf: ['guest post guidelines', 'guest author guidelines', 'submission guidelines'] }],
      [TOPIC, { oneOf: ['become a contributor', 'contribute to our blog'] }],
      [TOPIC, { url: 'write-for-us' }],
      [TOPIC, { url: 'contribute' }, { phrase: 'guidelines' }],
      [TOPIC, { oneOf: ['this is a guest post by', 'guest post by'] }, RECENT],
    ],
  },
  {
    id: 'resource-pages',
    title: 'Resource pages',
    why: 'Pages whose purpose is to link out. Yours has to be better than something on the list, or fill a gap in it.',
    needs: 'topic',
    queries: [
      [TOPIC, { title: 'resources' }],
      [TOPIC, { oneOf: ['useful links', 'helpful links', 'recommended resources'] }],
      [TOPIC, { url: 'resources' }, { title: 'links' }],
      [TOPIC, { title: 'further reading' }],
    ],
  },
  {
    id: 'unlinked-mentions',
    title: 'Unlinked brand mentions',
    why: 'Pages that already name you. The engine cannot tell whether they link: open each one, and ask for a link where there is none.',
    needs: 'brand',
    queries: [
      [{ is: 'brand' }],
      [{ is: 'brand' }, RECENT],
      [{ is: 'brand', where: 'title' }],
      [{ is: 'brand' }, { oneOf: ['review', 'alternative', 'interview'] }],
    ],
  },
  {
    id: 'competitor-mentions',
    title: 'Mentions of a competitor',
    why: 'Whoever writes about a competitor may want to write about you. Enter the domain to leave its own pages out. No engine lists a site’s backlinks any more; this finds mentions.',
    needs: 'competitor',
    queries: [
      [{ is: 'competitor' }, NOT_COMPETITOR],
      [{ is: 'competitor', where: 'title' }, { oneOf: ['review', 'alternatives', 'vs'] }, NOT_COMPETITOR],
      [{ is: 'competitor' }, { oneOf: ['guest post by', 'interview with'] }, NOT_COMPETITOR],
      [{ is: 'competitor' }, { title: 'resources' }, NOT_COMPETITOR],
    ],
  },
  {
    id: 'roundups',
    title: 'Roundups and podcasts',
    why: 'Formats that need new links or new guests each week. The year leaves out those that have stopped.',
    needs: 'topic',
    queries: [
      [TOPIC, { oneOf: ['weekly roundup', 'link roundup', 'best of the week'] }, RECENT],
      [TOPIC, { title: 'roundup' }, RECENT],
      [TOPIC, { title: 'podcast' }, { oneOf: ['our guest', 'be a guest', 'guest on the show'] }, RECENT],
      [TOPIC, { title: 'newsletter' }, { phrase: 'issue' }, RECENT],
    ],
  },
  {
    id: 'broken-links',
    title: 'Candidates for broken links',
    why: 'Old lists of links, which rot. The search finds the lists; a link checker tells which of their links are dead.',
    needs: 'topic',
    queries: [
      [TOPIC, { title: 'links' }, { oneOf: ['useful links', 'last updated', 'favorite sites'] }],
      [TOPIC, { url: 'links.html' }],
      [TOPIC, { oneOf: ['no longer available', 'has been discontinued', 'has shut down'] }],
    ],
  },
]
