import { findChanges } from '@/app/tools/link-gap/gap/find-changes'
import { findGap, type Linked } from '@/app/tools/link-gap/gap/find-gap'
import { sectionOf } from '@/app/tools/link-gap/gap/section'
import { join, type LinkingSite, type Links, readLinks } from '@/app/tools/link-gap/reading/read-links'
import { refusalOf } from '@/components/backlinks/export-choice'
import { siteIn } from '@/components/backlinks/find-site'
import { ownerInName } from '@/components/backlinks/owner-in-name'
import { readTables } from '@/components/list-reading/read-tables'
import { readSource } from '@/components/list-reading/reading'
import { findPlatform } from '@/lib/domain/find-platform'
import { portals } from '@/lib/domain/mailbox-providers'
import { isPlatformRoot } from '@/lib/domain/platforms'
import { writtenDomain } from '@/lib/domain/written-domain'
import { InvalidInput } from '@/lib/errors'
import type { Compared, Job, SectionColumns, Source } from './messages'

/** One site's links, from one export or several. */
interface Owned extends Pick<Links, 'sites' | 'ratedBy'> {
  name: string
  site?: string
  isOwn: boolean
}

interface Read extends Pick<Owned, 'name' | 'site' | 'isOwn'> {
  source: Source
  links: Links
}

/** Compares exports in one of three ways. Throws `InvalidInput` where too few can be read, whatever column is chosen. */
export async function compare(job: Job): Promise<Compared> {
  const { read, refused, own } = await readAll(job)
  const asksFollowed = job.followedOnly || job.view === 'dates'
  const about = {
    view: job.view,
    refused,
    uncounted: asksFollowed ? read.filter(({ links }) => !links.saysFollowed).map(({ name }) => name) : [],
    exports: read.map(
      ({ source: { fileName, at }, links: { kind, rows, leftOut, view, sites, linkingSites }, ...one }) => ({
        ...one,
        kind,
        rows,
        leftOut,
        view,
        fileName,
        at,
        sites: sites.size,
        linkingSites: [...linkingSites],
      }),
    ),
  }
  if (job.view === 'dates') return { ...about, ...changesIn(job, read, refused) }
  if (job.view === 'list') return { ...about, ...(await linksFrom(job, read, refused)) }
  return { ...about, ...gapIn(job, read, refused, own) }
}

async function readAll({ sources, followedOnly, view, site: typed }: Job) {
  const read: Read[] = []
  const refused: Compared['refused'][number][] = []
  const exports = sources.filter(({ role }) => role !== 'wanted')
  const typedSite = siteIn(typed)
  const own = new Set(typedSite === undefined ? [] : [typedSite])
  for (const [index, source] of exports.entries()) {
    const { file, fileName, whose, at } = source
    const shown = whose || fileName || `Export ${index + 1}`
    try {
      const all = readLinks(await readTables(file), {
        choice: source.reading,
        followedOnly: followedOnly && view !== 'dates',
        isSplit: view === 'gap',
        fileName,
      })
      for (const links of all) {
        const word = all.length === 1 ? whose : ''
        const site = siteIn(word) ?? links.target ?? (all.length === 1 ? ownerInName(fileName) : undefined)
        const written = site === undefined ? (links.name ?? shown) : writtenDomain(site)
        const name = siteIn(word) === undefined && word ? word : written
        // An export without a site may be chosen by its name.
        const isOwn = view === 'list' || name === typed || (links.isSearchConsole === true && word === '')
        if (isOwn && site !== undefined) own.add(site)
        read.push({ name, site, isOwn, source, links })
      }
    } catch (error) {
      refused.push({ name: shown, at, ...refusalOf(error) })
    }
  }
  const all = read.map((one) => ({ ...one, isOwn: one.isOwn || (one.site !== undefined && own.has(one.site)) }))
  return { read: all, refused, own }
}

/** Too few exports can be read. With a chosen column, one more may be. */
function tooFew(reason: string, refused: Compared['refused']): Pick<Compared, 'sections' | 'tooFew'> {
  if (refused.some(({ view }) => view)) return { sections: [], tooFew: reason }
  throw new InvalidInput([...refused.map((one) => `${one.name}: ${one.reason}`), reason].join(' '))
}

function gapIn(
  { least, neverPitch }: Job,
  read: readonly Read[],
  refused: Compared['refused'],
  own: ReadonlySet<string>,
) {
  const all = merged(read)
  const mine = all.find(({ isOwn }) => isOwn)
  const rivals = all.filter((one) => one !== mine)
  if (rivals.length === 0 && mine) return { sections: [], tooFew: YOURS }
  if (rivals.length === 0) return tooFew('Add two rivals’ exports, or one rival’s and your own.', refused)
  if (rivals.length === 1 && !mine) return tooFew(ONE_MORE, refused)
  const needed = Math.min(least, rivals.length)
  const ratedBy = commonTitle(rivals)
  const isRated = rivals.map((one) => one.ratedBy !== undefined && one.ratedBy === ratedBy)
  const ratingOf = (links: Linked<LinkingSite>['links']) =>
    highest(links.flatMap((one, at) => (isRated[at] ? (one?.rating ?? []) : [])))
  const gap = findGap(
    rivals.map(({ sites }) => sites),
    mine?.sites,
    {
      least: needed,
      ownSites: own,
      rivalSites: new Set(rivals.flatMap(({ site }) => site ?? [])),
      platformOf: (site, { link }) => platformAt(site, link.host),
      ratingOf,
    },
  )
  const names = rivals.map(({ name }) => name)
  const columns: SectionColumns = { names, ratedBy, isCounted: true }
  const rowOf = ({ rivals: { length: count }, links, ...one }: Linked<LinkingSite>) => ({
    ...one,
    count,
    links: links.map((linking) => linking?.link),
  })
  return {
    sections: [
      sectionOf('gap', gap.sites, rowOf, columns, neverPitch),
      sectionOf('platforms', gap.platforms, rowOf, columns, neverPitch),
    ],
    gap: {
      names,
      hasOwn: mine !== undefined,
      asksOwn: mine === undefined || (own.size === 0 && !read.some(isSurelyOwn)),
      least: needed,
      unnamed: rivals.flatMap(({ site, name }) => (site === undefined ? name : [])),
      leftOut: gap.leftOut,
    },
  }
}

/** A Search Console export does not say whose it is: another export may be of the same site. */
function isSurelyOwn({ isOwn, links }: Read): boolean {
  return isOwn && !links.isSearchConsole
}

/** Exports of one site from several tools are one, and so are yours. Equal names of others get numbers. */
function merged(read: readonly Read[]): Owned[] {
  const all: Owned[] = []
  for (const { name, site, isOwn, links } of read) {
    const { sites, ratedBy } = links
    const same = all.find((one) => (isOwn ? one.isOwn : site !== undefined && one.site === site))
    const equal = all.filter((one) => one.name.replace(/ \(\d+\)$/, '') === name).length
    if (same) join(same, links)
    else all.push({ name: equal === 0 ? name : `${name} (${equal + 1})`, site, isOwn, sites, ratedBy })
  }
  return all
}

/** The rating that most exports have: two scales are not comparable. */
function commonTitle(all: readonly Owned[]): string | undefined {
  const counts = new Map<string, number>()
  for (const { ratedBy } of all) if (ratedBy !== undefined) counts.set(ratedBy, (counts.get(ratedBy) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

function highest(numbers: readonly number[]): number | undefined {
  return numbers.length === 0 ? undefined : Math.max(...numbers)
}

/** The kind of a site on which nobody decides about links; undefined for any other. */
function platformAt(site: string, host: string): string | undefined {
  if (portals.has(site)) return 'an e-mail provider'
  return findPlatform(host)?.kind ?? (isPlatformRoot(site) ? 'a hosting platform' : undefined)
}

function changesIn({ neverPitch }: Job, read: readonly Read[], refused: Compared['refused']) {
  const linksOf = (role: Source['role']) => read.find(({ source }) => source.role === role)?.links
  const [before, after] = [linksOf('earlier'), linksOf('later')]
  if (!before || !after) return tooFew(TWO_DATES, refused)
  const targets = [before.target, after.target].flatMap((target) => target ?? [])
  if (new Set(targets).size > 1)
    throw new InvalidInput(
      `The earlier export is of ${targets[0]}, the later one of ${targets[1]}. Both must be of the same site.`,
    )
  const { added, lost, nofollow } = findChanges(before.sites, after.sites, ({ link }) => link.followed)
  const both = { names: ['Earlier', 'Later'], ratedBy: after.ratedBy }
  return {
    sections: [
      sectionOf('new', added, rowOf(after), columnsOf(after, 'Later'), neverPitch),
      sectionOf('lost', lost, rowOf(before), columnsOf(before, 'Earlier'), neverPitch),
      sectionOf('nofollow', nofollow, rowOf(before, after), both, neverPitch),
    ],
  }
}

/** Of several exports, the last one's rating counts. */
const rowOf =
  (...exports: readonly Links[]) =>
  (site: string) => {
    const found = exports.map(({ sites }) => sites.get(site))
    return { site, count: 1, rating: found.at(-1)?.rating, links: found.map((one) => one?.link) }
  }

function columnsOf({ ratedBy, seenTitle }: Links, name: string): SectionColumns {
  return { names: [name], ratedBy, seenTitle }
}

async function linksFrom({ sources, neverPitch }: Job, [own]: readonly Read[], refused: Compared['refused']) {
  const given = sources.find(({ role }) => role === 'wanted')
  if (!own || !given) return tooFew(LIST_AND_EXPORT, refused)
  const { file, reading: choice, leftOut } = given
  const { domains: wanted, rejected } = await readSource({ file, wantsSheet: false, choice, leftOut })
  if (wanted.length === 0) throw new InvalidInput('There is no domain in your list.')
  const { sites } = own.links
  const linking = wanted.filter((site) => sites.has(site))
  const missing = wanted.filter((site) => !sites.has(site))
  return {
    sections: [
      sectionOf('linking', linking, rowOf(own.links), columnsOf(own.links, own.name), neverPitch),
      sectionOf('missing', missing, rowOf(own.links), { names: [] }, neverPitch),
    ],
    unread: rejected,
  }
}

const YOURS = 'All of these are links to you. Add an export of a rival.'
const ONE_MORE = 'Add one more export: another rival’s, or your own. For your own, enter your domain too.'
const TWO_DATES = 'Add both exports: the earlier one and the later one.'
const LIST_AND_EXPORT = 'Add both: your list, and the export of your own backlinks.'
