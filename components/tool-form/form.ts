import { isSame } from '@/components/elements/is-same'
import type { Filter } from '@/components/list-table/filter'
import { CLEARED, type SavedForm, type Store, type Update } from '@/components/store/store'
import { checkValues, lastingOf, type Tool } from './define-tool'
import type { Field, Values } from './field'
import { listIn, MAX_FRAGMENT_CHARACTERS, valuesOf } from './link'
import { type FormEvent, type FormState, reduce, startOf } from './state'
import type { Tab } from './tab'

/** Whether what is filled in outlives the page, or a newer build has saved data; undefined while there is nothing to save. */
export type Saving = 'saved' | 'refused' | 'newer' | undefined

export interface FormParts {
  store: Store
  tab: () => Tab
  now: () => number
  /** The form no longer has the values of the page's URL. */
  leaveLink: () => void
  /** Calls back after a while, when what has changed until then is written. */
  pause: (end: () => void) => unknown
  reload: () => void
  /** The sites that are left of a list; undefined if this browser does not have it. */
  domainsOf: (list: string) => Promise<readonly string[] | undefined>
  removeLists: (lists: readonly string[]) => void
}

/** The address of the page, as far as it has values. */
export interface Address {
  fragment: string
  search?: string
  /** Whether the page itself wrote `search`, for the visitor to copy. Otherwise it is a link's. */
  isOwnSearch?: boolean
}

/** The fault of the link by which the page was opened. */
type LinkProblem = 'too long' | 'no list' | undefined

export type Form<V extends Values> = ReturnType<typeof createForm<V>>

/** The saved forms of a tool, the newest ones of all tabs. */
const MAX_FORMS = 10

/** A tool's form on one page: its state, and its saving. Needs no React. */
export function createForm<V extends Values>(tool: Tool<V>, parts: FormParts) {
  const { store } = parts
  const listeners = new Set<() => void>()
  let state: FormState<V> = startOf(tool)
  /** This tab's key in the store; undefined until what is there has been restored. */
  let key: string | undefined
  /** This form as the store has it, with the lasting values that all tabs share. */
  let saved: { savedMs: number; values: Partial<V>; lasting: Partial<V> } | undefined
  let isDue = false
  /** The store has yet to answer the restore. A write would replace what it has. */
  let isUnread = false
  let writing: Promise<unknown> = Promise.resolve()
  /** The result of a link or of an opened list. */
  let opened: { problem?: LinkProblem; domains?: number } = {}

  const keyOf = (id: string) => `${tool.id} ${id}`
  const lastingKey = keyOf('lasting')
  const clearedKey = tool.id + CLEARED
  const notify = () => {
    for (const listener of listeners) listener()
  }

  function dispatch(event: FormEvent<V>): void {
    const { own } = state
    state = reduce(tool, state, event)
    if (event.type === 'cleared') forget(own)
    if (!['restored', 'linked', 'example', 'emptied'].includes(event.type)) {
      parts.leaveLink()
      opened = { domains: opened.domains }
    }
    notify()
    // Another tab has cleared the form. It stays so, unless the visitor goes on.
    if (event.type === 'emptied') return
    save()
    if (event.type !== 'typed') write()
  }

  /** Several quick changes become one write. Waits for the restore, so it can't overwrite it. */
  function save(): void {
    if (isDue || key === undefined || isSame(state.own, saved?.values ?? tool.initial)) return
    isDue = true
    parts.pause(write)
  }

  function write(): void {
    if (!isDue || key === undefined) return
    isDue = false
    const savedMs = nextMs()
    const form: SavedForm = { key, tool: tool.id, savedMs, values: state.own }
    const lasting = lastingOf(tool, state.typed)
    const shared = isSame(lasting, saved?.lasting ?? {}) ? [] : [{ ...form, key: lastingKey, values: lasting }]
    saved = { savedMs, values: state.own, lasting }
    if (isUnread) notify()
    else writing = store.update([form, ...shared].map(updateOf)).then(notify)
  }

  /** Later than the save before, whatever the clock says. */
  const nextMs = () => Math.max(parts.now(), (saved?.savedMs ?? 0) + 1)

  /** Without a read it is written even where the page is left at once. The restore has read what is there. */
  function updateOf(record: SavedForm): Update {
    return store.hasNewer()
      ? { kind: 'forms', key: record.key, next: () => record }
      : { kind: 'forms', key: record.key, record }
  }

  /** Forgets the form, and its lists that no other form names, of any tool. Those of other tabs are older than the clearing. */
  function forget(own: V): void {
    const savedMs = nextMs()
    saved = undefined
    isDue = false
    const cleared = updateOf({ key: clearedKey, tool: tool.id, savedMs, values: {} })
    const gone = [lastingKey, ...(key === undefined ? [] : [key])]
    writing = store.update([cleared, ...gone.map(removalOf)]).then(async () => {
      // Other forms cannot be read yet, and may name the same lists.
      if (store.isLate()) return
      const all = await store.readAll('forms')
      const others = JSON.stringify(all)
      parts.removeLists(listsIn(own).filter((id) => !others.includes(id)))
      const older = formsIn(all).filter((form) => form.savedMs < savedMs)
      if (older.length > 0) await store.update(older.map((form) => removalOf(form.key)))
    })
  }

  function listsIn(values: V): string[] {
    return Object.entries<Field>(tool.fields).flatMap(([name, field]) => field.listsIn?.(values[name]) ?? [])
  }

  /** Shows this tab's form. A duplicated tab begins with its original's, and a new one with a copy of the newest. */
  async function restore({ id, original }: Tab): Promise<void> {
    const [own, shared, cleared] = await store.read('forms', [keyOf(original ?? id), lastingKey, clearedKey])
    isUnread = store.isLate()
    const newest = own ?? (await newestOfOthers())
    const clearedMs = cleared?.savedMs ?? Number.NEGATIVE_INFINITY
    if (newest && newest.savedMs > clearedMs) {
      const values = checkValues(tool, { ...newest.values, ...lastingOf(tool, checkValues(tool, shared?.values)) })
      saved = { savedMs: newest.savedMs, values: { ...tool.initial, ...values }, lasting: {} }
      dispatch({ type: 'restored', values })
    }
    key = keyOf(id)
    // A copy is this tab's from now on, also where the other tab's form goes.
    if (saved && (!own || original !== undefined)) saved = { ...saved, values: {} }
    save()
    write()
  }

  /** Of all tabs, the newest first. */
  function formsIn(all: readonly SavedForm[]): SavedForm[] {
    return all
      .filter((form) => form.tool === tool.id && form.key !== lastingKey && form.key !== clearedKey)
      .sort((a, b) => b.savedMs - a.savedMs)
  }

  async function newestOfOthers(): Promise<SavedForm | undefined> {
    const forms = formsIn(await store.readAll('forms'))
    if (forms.length >= MAX_FORMS) await store.update(forms.slice(MAX_FORMS - 1).map((form) => removalOf(form.key)))
    return forms[0]
  }

  /** Another tab has cleared the form. */
  function empty(): void {
    if (isSame(tool.initial, state.own)) return
    saved = undefined
    isDue = false
    dispatch({ type: 'emptied' })
  }

  /** Shows the values of a link. */
  function follow(fragment: string): void {
    opened = { problem: fragment.length > MAX_FRAGMENT_CHARACTERS ? 'too long' : undefined }
    const values = valuesOf(tool, fragment)
    if (values) dispatch({ type: 'linked', values })
    else notify()
  }

  function followSearch(search: string): void {
    const { query = '' } = tool
    const entries = (new URLSearchParams(search).get(query) ?? '').split(/[\s,]+/).filter(Boolean)
    if (entries.length === 0) return
    dispatch({ type: 'linked', values: checkValues(tool, { [query]: entries.join('\n') }) })
  }

  /** Puts a list of this browser into a field. */
  async function open(list: string, name: string = tool.listField ?? '', filter?: Filter): Promise<void> {
    const field: Field | undefined = tool.fields[name]
    const domains = field?.ofList ? [] : await parts.domainsOf(list).catch(() => undefined)
    opened = { domains: domains?.length, problem: field && domains ? undefined : 'no list' }
    if (!field || !domains) return notify()
    const value = field.ofList?.(list, state.values[name], filter) ?? domains.join('\n')
    const values = { [name]: value } as Partial<V>
    dispatch({ type: 'opened', values: { ...tool.implies?.(values, state.values), ...values } })
  }

  function saving(): Saving {
    if (store.hasNewer()) return 'newer'
    if (!saved || isSame(tool.initial, state.own)) return undefined
    return store.isLasting() ? 'saved' : 'refused'
  }

  return {
    tool,
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    dispatch,
    set(name: string, value: unknown) {
      const change = { [name]: value } as Partial<V>
      dispatch({ type: 'typed', values: { ...tool.implies?.(change, state.values), ...change } })
    },
    /** Shows the values of the page's link, then what is saved underneath. */
    start({ fragment, search = '', isOwnSearch = false }: Address): Promise<void> {
      const list = listIn(fragment)
      if (list === undefined) follow(fragment)
      if (!isOwnSearch) followSearch(search)
      void store.metNewer.then(notify)
      const tab = parts.tab()
      store.onChange((changed) => {
        if (changed.includes(`forms ${clearedKey}`)) empty()
        if (changed.length > 0) return
        if (isUnread) writing = restore(tab)
        notify()
      })
      const restoring = restore(tab).then(async () => {
        if (list !== undefined) await open(list.id, tool.listField, list.filter)
        // This page wrote the query, and its form was not saved.
        else if (isOwnSearch && !saved) followSearch(search)
      })
      writing = restoring
      return restoring
    },
    open,
    follow,
    linkProblem: () => opened.problem,
    /** How many domains of another tool's list were filled in as a text. */
    openedDomains: () => opened.domains,
    /** Reloads the page. False where that would lose something. */
    async reload(): Promise<boolean> {
      await writing
      write()
      await writing
      const now = saving()
      if (now === 'refused' || now === 'newer') return false
      parts.reload()
      return true
    },
    saving,
    /** Saves at once what waits, because the page may be left. */
    leave: write,
  }
}

function removalOf(key: string): Update {
  return { kind: 'forms', key, record: undefined }
}
