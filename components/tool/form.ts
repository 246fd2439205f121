import type { SavedForm, Store, Update } from '@/components/store/store'
import { checkValues, isEqual, lastingOf, type Tool } from './define-tool'
import type { Field, Values } from './field'
import { listIn, MAX_FRAGMENT_CHARACTERS, valuesOf } from './link'
import { type FormEvent, type FormState, reduce, startOf } from './state'
import type { Tab } from './tab'

/** Whether what is filled in outlives the page, or a newer build has saved data; undefined while there is nothing to save. */
export type Saving = 'saved' | 'refused' | 'newer' | undefined

export interface FormParts {
  store: Store
  tab: Tab
  now: () => number
  /** The form no longer has the values of the page's URL. */
  leaveLink: () => void
  /** Calls back when the next change may be written, so that keys in quick succession are written together. */
  pause: (end: () => void) => unknown
  reload: () => void
  /** The sites that are left of a list; undefined if this browser does not have it. */
  domainsOf: (list: string) => Promise<readonly string[] | undefined>
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
  const { store, tab } = parts
  const listeners = new Set<() => void>()
  let state: FormState<V> = startOf(tool)
  let isRestored = false
  let isChanged = false
  /** Whether there is a saved form, and whether it is of this page. */
  let isSaved = false
  let isWritten = false
  let linkProblem: LinkProblem
  let openedDomains: number | undefined
  let lastMs = 0
  /** Written by this page; it is shared by all tabs. */
  let lasting: Partial<V> = {}
  let restoring: Promise<void> | undefined
  let isWriting = false
  let lastWrite: Promise<void> | undefined
  let endPause = () => {}

  const keyOf = (id: string) => `${tool.id} ${id}`
  const lastingKey = keyOf('lasting')
  const notify = () => {
    for (const listener of listeners) listener()
  }

  function dispatch(event: FormEvent<V>): void {
    const { own } = state
    // It may not be written yet.
    if (event.type === 'cleared') forgetLists(own)
    state = reduce(tool, state, event)
    // Over what is restored, also a field that was emptied counts.
    const isOver = isWritten || Object.keys(state.typed).length > 0
    isChanged ||= event.type === 'restored' ? isOver : event.type === 'cleared' || !isEqual(own, state.own)
    if (event.type !== 'restored' && event.type !== 'linked' && event.type !== 'example') parts.leaveLink()
    notify()
    if (event.type !== 'typed') endPause()
    write()
  }

  /** One write at a time: of several changes, it writes the last. None before the restore, which it would hide. */
  function write(): void {
    if (isWriting || !isRestored || !isChanged) return
    isWriting = true
    void writeAll()
  }

  async function writeAll(): Promise<void> {
    while (isChanged) {
      // Made before the write, because a clearing during the write ends the pause too.
      const pause = new Promise<void>((resolve) => {
        endPause = resolve
      })
      await writeOnce()
      notify()
      parts.pause(endPause)
      await pause
    }
    isWriting = false
  }

  function writeOnce(): Promise<void> {
    isChanged = false
    lastWrite = state.isCleared ? forget() : save()
    return lastWrite
  }

  async function save(): Promise<void> {
    const key = keyOf(await tab.claim())
    // Later than the one before, whatever the clock says.
    lastMs = Math.max(parts.now(), lastMs + 1)
    const form: SavedForm = { key, tool: tool.id, savedMs: lastMs, values: state.own }
    const forms = [form]
    const typed = lastingOf(tool, state.typed)
    if (!isEqual(typed, lasting)) forms.push({ ...form, key: lastingKey, values: typed })
    lasting = typed
    await store.update(forms.map(updateOf))
    isSaved = true
    isWritten = true
  }

  /** Without a read it is written even where the page is left at once. The restore has read what is there. */
  function updateOf(record: SavedForm): Update {
    const { key } = record
    return store.hasNewer() ? { kind: 'forms', key, next: () => record } : { kind: 'forms', key, record }
  }

  /** Forgets the forms of all tabs. */
  async function forget(): Promise<void> {
    const forms = await allForms()
    for (const { values } of forms) forgetLists(values)
    await remove(forms)
    isSaved = false
    isWritten = false
  }

  function forgetLists(values: Values): void {
    for (const [name, field] of Object.entries<Field>(tool.fields)) field.forget?.(field.check(values[name]))
  }

  function remove(forms: readonly SavedForm[]): Promise<void> {
    return store.update(forms.map(({ key }) => ({ kind: 'forms', key, record: undefined })))
  }

  async function allForms(): Promise<SavedForm[]> {
    const forms = (await store.readAll('forms')).filter((form) => form.tool === tool.id)
    return forms.sort((a, b) => b.savedMs - a.savedMs)
  }

  async function restore(): Promise<void> {
    const id = tab.id()
    const [own, shared] = await store.read('forms', [keyOf(id), lastingKey])
    if (own) show(own, shared)
    else await restoreNewest()
    isRestored = true
    // A duplicated tab begins with a copy.
    if (own && (await tab.claim()) !== id) isChanged = true
    write()
  }

  /** A new tab begins with a copy of the newest form. */
  async function restoreNewest(): Promise<void> {
    const forms = await allForms()
    const others = forms.filter(({ key }) => key !== keyOf(tab.id()) && key !== lastingKey)
    const shared = forms.find(({ key }) => key === lastingKey)
    if (others[0]) show(others[0], shared)
    if (others.length >= MAX_FORMS) await remove(others.slice(MAX_FORMS - 1))
  }

  /** `shared` has the lasting values of all tabs. */
  function show({ values, savedMs }: SavedForm, shared: SavedForm | undefined): void {
    lastMs = Math.max(lastMs, savedMs)
    isSaved = true
    dispatch({ type: 'restored', values: checkValues(tool, { ...values, ...shared?.values }) })
  }

  /** Shows the values of a link. */
  function follow(fragment: string): void {
    linkProblem = fragment.length > MAX_FRAGMENT_CHARACTERS ? 'too long' : undefined
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
  async function open(list: string, name: string = tool.listField ?? ''): Promise<void> {
    const field: Field | undefined = tool.fields[name]
    const domains = field?.ofList ? [] : await parts.domainsOf(list).catch(() => undefined)
    openedDomains = domains?.length
    linkProblem = field && domains ? undefined : 'no list'
    if (!field || !domains) return notify()
    const value = field.ofList?.(list, state.values[name]) ?? domains.join('\n')
    const values = { [name]: value } as Partial<V>
    dispatch({ type: 'opened', values: { ...tool.along?.(values, state.values), ...values } })
  }

  function saving(): Saving {
    // A cleared form is saved until it is deleted.
    if (store.hasNewer()) return 'newer'
    if (!isSaved || (!state.isCleared && isEqual(tool.initial, state.own))) return undefined
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
      dispatch({ type: 'typed', values: { ...tool.along?.(change, state.values), ...change } })
    },
    /** Shows the values of the page's link, then what is saved underneath. */
    start({ fragment, search = '', isOwnSearch = false }: Address): Promise<void> {
      const list = listIn(fragment)
      if (list === undefined) follow(fragment)
      if (!isOwnSearch) followSearch(search)
      void store.metNewer.then(notify)
      restoring = restore().then(async () => {
        if (list !== undefined) await open(list)
        // This page wrote the query, and its form was not saved.
        else if (isOwnSearch && !isSaved) followSearch(search)
      })
      return restoring
    },
    open,
    follow,
    linkProblem: () => linkProblem,
    /** How many domains of another tool's list were filled in as a text. */
    openedDomains: () => openedDomains,
    /** Reloads the page. False where that would lose something. */
    async reload(): Promise<boolean> {
      await restoring
      await (isChanged ? writeOnce() : lastWrite)
      const now = saving()
      if (now === 'refused' || now === 'newer') return false
      parts.reload()
      return true
    },
    saving,
    /** Saves at once what was typed and waits, because the page may be left. It is saved again if the page stays. */
    leave(): void {
      if (isRestored && isChanged && !state.isCleared) void save()
    },
  }
}
