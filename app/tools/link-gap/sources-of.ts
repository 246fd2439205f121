import type { Given } from '@/components/tool/given-list'
import type { ListValue } from '@/components/tool/list-field'
import { type GapValues, viewOf } from './definition'
import type { Source } from './messages'

/** The lists that a view reads, in their order. */
export function listsIn(values: GapValues): readonly ListValue[] {
  switch (viewOf(values)) {
    case 'gap':
      return values.exports.map(({ rows }) => rows)
    case 'dates':
      return [values.earlier, values.later]
    case 'list':
      return [values.wanted, values.own]
  }
}

const ROLES = { dates: ['earlier', 'later'], list: ['list', 'export'] } as const

/** The files of the lists that are filled in. */
export function sourcesOf(values: GapValues, given: readonly Given[]): Source[] {
  const view = viewOf(values)
  return given.flatMap(({ file, name, id }, at): Source[] => {
    if (file.size === 0) return []
    const role = view === 'gap' ? 'export' : (ROLES[view][at] ?? 'export')
    const whose = view === 'gap' ? (values.exports[at]?.whose.trim() ?? '') : ''
    return [{ file, fileName: id === undefined ? '' : name, whose, role }]
  })
}
