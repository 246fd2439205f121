export type Subject = 'topic' | 'brand' | 'competitor'

/** One part of a query, before an engine's own way of writing it. */
export type Term =
  | { is: Subject; where?: 'title' }
  | { phrase: string }
  | { title: string }
  | { url: string }
  | { oneOf: readonly string[] }
  | { notSite: 'ownDomain' | 'competitor' }
  | { year: true }

export interface Purpose {
  id: string
  title: string
  /** What the pages that it finds are good for. */
  why: string
  needs: Subject
  queries: readonly (readonly Term[])[]
}

const TOPIC: Term = { is: 'topic' }
const RECENT: Term = { year: true }
const NOT_OWN: Term = { notSite: 'ownDomain' }

/** Footprints: words that pages of one kind have in common. */
export const purposes: readonly Purpose[] = [
  {
    id: 'guest-posts',
    title: 'Guest posts',
    why: 'Blogs that say that they take articles from others. Read what they publish before you offer anything: a page that takes everything is a reason to leave.',
    needs: 'topic',
    queries: [
      [TOPIC, { title: 'write for us' }, NOT_OWN],
      [TOPIC, { oneOf: ['guest post guidelines', 'guest author guidelines', 'submission guidelines'] }, NOT_OWN],
      [TOPIC, { oneOf: ['become a contributor', 'contribute to our blog'] }, NOT_OWN],
      [TOPIC, { url: 'write-for-us' }, NOT_OWN],
      [TOPIC, { url: 'contribute' }, { phrase: 'guidelines' }, NOT_OWN],
      [TOPIC, { oneOf: ['this is a guest post by', 'guest post by'] }, RECENT, NOT_OWN],
    ],
  },
  {
    id: 'resource-pages',
    title: 'Resource pages',
    why: 'Pages whose purpose is to link out. Yours has to be better than something on the list, or fill a gap in it.',
    needs: 'topic',
    queries: [
      [TOPIC, { title: 'resources' }, NOT_OWN],
      [TOPIC, { oneOf: ['useful links', 'helpful links', 'recommended resources'] }, NOT_OWN],
      [TOPIC, { url: 'resources' }, { title: 'links' }, NOT_OWN],
      [TOPIC, { title: 'further reading' }, NOT_OWN],
    ],
  },
  {
    id: 'unlinked-mentions',
    title: 'Unlinked brand mentions',
    why: 'Pages that already name you. The engine cannot tell whether they link: open each, and ask where they do not.',
    needs: 'brand',
    queries: [
      [{ is: 'brand' }, NOT_OWN],
      [{ is: 'brand' }, RECENT, NOT_OWN],
      [{ is: 'brand', where: 'title' }, NOT_OWN],
      [{ is: 'brand' }, { oneOf: ['review', 'alternative', 'interview'] }, NOT_OWN],
    ],
  },
  {
    id: 'competitor-mentions',
    title: 'Mentions of a competitor',
    why: 'Who writes about a competitor may have use for you. Enter the domain to leave its own pages out. No engine lists a site’s backlinks any more; this finds mentions.',
    needs: 'competitor',
    queries: [
      [{ is: 'competitor' }, { notSite: 'competitor' }, NOT_OWN],
      [
        { is: 'competitor', where: 'title' },
        { oneOf: ['review', 'alternatives', 'vs'] },
        { notSite: 'competitor' },
        NOT_OWN,
      ],
      [{ is: 'competitor' }, { oneOf: ['guest post by', 'interview with'] }, { notSite: 'competitor' }, NOT_OWN],
      [{ is: 'competitor' }, { title: 'resources' }, { notSite: 'competitor' }, NOT_OWN],
    ],
  },
  {
    id: 'roundups',
    title: 'Roundups and podcasts',
    why: 'Formats that need new links or new guests each week. The year keeps the ones out that stopped.',
    needs: 'topic',
    queries: [
      [TOPIC, { oneOf: ['weekly roundup', 'link roundup', 'best of the week'] }, RECENT, NOT_OWN],
      [TOPIC, { title: 'roundup' }, RECENT, NOT_OWN],
      [TOPIC, { title: 'podcast' }, { oneOf: ['our guest', 'be a guest', 'guest on the show'] }, RECENT, NOT_OWN],
      [TOPIC, { title: 'newsletter' }, { phrase: 'issue' }, RECENT, NOT_OWN],
    ],
  },
  {
    id: 'broken-links',
    title: 'Candidates for broken links',
    why: 'Old lists of links, which rot. The search finds the lists; which of their links are dead, a link checker tells.',
    needs: 'topic',
    queries: [
      [TOPIC, { title: 'links' }, { oneOf: ['useful links', 'last updated', 'favorite sites'] }, NOT_OWN],
      [TOPIC, { url: 'links.html' }, NOT_OWN],
      [TOPIC, { oneOf: ['no longer available', 'has been discontinued', 'has shut down'] }, NOT_OWN],
    ],
  },
]
