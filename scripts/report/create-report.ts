import { z } from 'zod'
import { clientClasses } from '@/lib/site/client-class'

const DAYS = 7
const DAY_MS = 86_400_000
const TOP = 10
/** Anybody can ask for any path, so only so many are counted in a day. */
const MAX_PATHS = 10_000

/** The classes that are no agent. */
const OTHERS = ['browser', 'script', 'search-engine', 'other']
const agents = clientClasses.filter((name) => !OTHERS.includes(name))

/** Other programs' lines name their process, and the site's do not. */
const ownLine = z.object({ time: z.iso.datetime(), pid: z.undefined().optional(), hostname: z.undefined().optional() })
const request = ownLine.extend({
  msg: z.literal('request'),
  route: z.string(),
  path: z.string().optional(),
  form: z.string().optional(),
  // Absent from older logs.
  reason: z.string().optional(),
  client: z.string(),
  status: z.number().optional(),
})
const providerCall = ownLine.extend({ msg: z.literal('provider call'), part: z.string(), outcome: z.string() })
const WARNING = 40
const fault = ownLine.extend({ level: z.number().min(WARNING), msg: z.string() })
const anyLine = z.union([request, providerCall, fault])

type Count = Map<string, number>

interface Day {
  requests: number
  byForm: Count
  byReason: Count
  ofAgents: Count
  missing: Count
  endpoints: Count
  providers: Count
}

/** Counts the lines of a log by day: only its end shows which days are the last week. */
export function createReport() {
  const days = new Map<string, Day>()
  let skipped = 0

  function add(text: string): void {
    const line = parse(text)
    if (!line) {
      skipped += 1
      return
    }
    const date = line.time.slice(0, 10)
    const day = days.get(date) ?? emptyDay()
    days.set(date, day)
    if ('route' in line) addRequest(day, line)
    if ('part' in line) count(day.providers, `${line.part} ${line.outcome}`)
  }

  function text(): string {
    const dates = [...days.keys()].toSorted()
    const last = dates.at(-1)
    if (last === undefined) return 'No log lines were found. Pass the log that the site writes.'
    const first = new Date(Date.parse(last) - (DAYS - 1) * DAY_MS).toISOString().slice(0, 10)
    const week = dates.filter((date) => date >= first).map((date) => days.get(date) ?? emptyDay())
    const sum = (part: Exclude<keyof Day, 'requests'>) => total(week.map((day) => day[part]))
    const requests = week.reduce((all, day) => all + day.requests, 0)
    return [
      `${first} to ${last}: ${requests.toLocaleString('en')} requests`,
      table('Requests by format and client class', sum('byForm')),
      table('Requests by reason of the response', sum('byReason')),
      table('Pages most read by agents', sum('ofAgents')),
      table('Missing paths most requested', sum('missing')),
      table('Endpoints by status', sum('endpoints')),
      table('Provider calls by outcome', sum('providers')),
      ...(skipped > 0 ? [`Lines that were not recognised: ${skipped.toLocaleString('en')}`] : []),
    ].join('\n\n')
  }

  return { add, text }
}

function addRequest(day: Day, { route, path = '', form, reason, client, status }: z.infer<typeof request>): void {
  day.requests += 1
  if (reason) count(day.byReason, reason)
  if (form && route !== 'missing') count(day.byForm, `${form} ${client}`)
  // A platform's line has no status.
  if (form === 'endpoint') count(day.endpoints, `${route} ${status ?? ''}`.trim())
  else if (form && agents.includes(client)) count(day.ofAgents, route)
  if (route === 'missing') count(day.missing, path)
}

function emptyDay(): Day {
  return {
    requests: 0,
    byForm: new Map(),
    byReason: new Map(),
    ofAgents: new Map(),
    missing: new Map(),
    endpoints: new Map(),
    providers: new Map(),
  }
}

/** Undefined for a line that the site did not write. */
function parse(text: string): z.infer<typeof anyLine> | undefined {
  try {
    return anyLine.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function count(counts: Count, name: string, by = 1): void {
  if (counts.size < MAX_PATHS || counts.has(name)) counts.set(name, (counts.get(name) ?? 0) + by)
}

function total(all: Count[]): Count {
  const sum: Count = new Map()
  for (const counts of all) for (const [name, by] of counts) sum.set(name, (sum.get(name) ?? 0) + by)
  return sum
}

function table(title: string, counts: Count): string {
  const rows = [...counts].sort(([, a], [, b]) => b - a).slice(0, TOP)
  const width = Math.max(0, ...rows.map(([, by]) => by.toLocaleString('en').length))
  // A path may hold what a terminal would obey.
  const lines = rows.map(
    ([name, by]) => `  ${by.toLocaleString('en').padStart(width)}  ${JSON.stringify(name).slice(1, -1)}`,
  )
  return [title, ...(lines.length > 0 ? lines : ['  none'])].join('\n')
}
