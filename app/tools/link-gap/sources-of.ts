import { neverPitch } from '@/components/never-pitch/browser-never-pitch'
import type { ListValue } from '@/components/tool-form/list-field'
import type { OpenedList } from '@/components/tool-form/opened-list'
import { type GapValues, viewOf } from './definition'
import type { Job, Source } from './messages'

const NAMES = { dates: ['earlier', 'later'], list: ['wanted', 'own'] } as const

/** The lists that a view reads, in their order. */
export function listsIn(values: GapValues): readonly ListValue[] {
  const view = viewOf(values)
  return view === 'gap' ? values.exports.map(({ rows }) => rows) : NAMES[view].map((name) => values[name])
}

/** What a form asks for. Its lists are those of `listsIn`. */
export async function jobOf(values: GapValues, given: readonly OpenedList[]): Promise<Job> {
  const { site, least, followedOnly } = values
  return {
    view: viewOf(values),
    sources: sourcesOf(values, given),
    site,
    least: least === 'all' ? Number.POSITIVE_INFINITY : Number(least),
    followedOnly,
    neverPitch: await neverPitch.reasons(),
  }
}

/** The files of the lists that are filled in. */
function sourcesOf(values: GapValues, given: readonly OpenedList[]): Source[] {
  const view = viewOf(values)
  return given.flatMap(({ file, name, id, reading, leftOut }, at): Source[] => {
    if (file.size === 0) return []
    const role = view === 'gap' ? 'exports' : (NAMES[view][at] ?? 'exports')
    const whose = view === 'gap' ? (values.exports[at]?.whose.trim() ?? '') : ''
    return [{ file, fileName: id === undefined ? '' : name, whose, role, at, reading, leftOut }]
  })
}
