import type { Store } from '@/components/store/store'
import { choice } from '@/components/tool-form/choice-field'
import { choices } from '@/components/tool-form/choices-field'
import { defineTool } from '@/components/tool-form/define-tool'
import { createForm, type FormParts } from '@/components/tool-form/form'
import { several } from '@/components/tool-form/several-field'
import { text } from '@/components/tool-form/text-field'

const optionsOf = (...values: string[]) => values.map((value) => ({ value, label: value }))

/** One field of each kind. */
export const exampleTool = defineTool({
  id: 'test',
  fields: {
    name: text({ label: 'Name' }),
    own: text({ label: 'Own', isLasting: true }),
    parts: several({ label: 'Part', addLabel: 'Add part', of: () => text({ label: 'Part' }), least: 0, max: 2 }),
    engine: choice({ label: 'Engine', options: optionsOf('a', 'b'), initial: 'a' }),
    region: choice({ label: 'Region', options: optionsOf('AT', 'DE'), none: () => 'Any' }),
    wanted: choices({ label: 'Wanted', options: optionsOf('x', 'y', 'z'), initial: ['x'], parameter: 'for' }),
  },
  example: { name: 'an example', wanted: ['y'] },
  implies: ({ name }, { wanted }) => (name === 'z' ? { wanted: [...wanted, 'z'] } : {}),
})

let nowMs = 1_800_000_000_000

/** The parts that a form needs beside its tool. */
export const partsOf = (store: Store): FormParts => ({
  store,
  tab: () => ({ id: '1' }),
  now: () => nowMs++,
  leaveLink: () => {},
  reload: () => {},
  pause: (end) => end(),
  domainsOf: async () => undefined,
  removeLists: () => {},
})

/** The form of one tab. */
export const openForm = (store: Store, parts: Partial<FormParts> = {}) =>
  createForm(exampleTool, { ...partsOf(store), ...parts })
