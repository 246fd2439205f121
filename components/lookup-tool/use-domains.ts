import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FILE_TOO_LARGE, MAX_FILE_BYTES } from '@/components/limits'
import { useReader } from '@/components/list/use-reader'
import type { LeftOut } from '@/components/never-pitch/left-out-notice'
import { NOT_LOADED } from '@/components/result/failure-notice'
import type { Failure } from '@/components/result/notice'
import { showQuery } from '@/components/result/show-query'
import { browserLists } from '@/components/saved-lists/browser-lists'
import type { Choice } from '@/components/sheet/reading/choice'
import { WorkerFailure } from '@/components/text-work/run-worker'
import { isSame } from '@/components/tool/define-tool'
import type { Form } from '@/components/tool/form'
import { changeReading, givenIn, isEmpty } from '@/components/tool/given-list'
import type { ListValue } from '@/components/tool/list-field'
import type { LookupValues } from './definition'
import type { Found } from './found'

/** More domains make an address that servers refuse. */
const MAX_LINKED = 100

/** The cause of a lookup: the visitor, who may only have changed how the list is read, a link, or a reload. */
export type Wish = 'visitor' | 'changed reading' | 'link' | 'restored'

/** Reads the list of a form when it is asked to, and when a list comes or is read anew. */
export function useDomains(
  form: Form<LookupValues>,
  {
    max,
    wantsSheet = false,
    onFound,
    onNone,
  }: {
    max: number
    wantsSheet?: boolean
    onFound: (found: Found, wish: Wish) => Promise<void>
    /** The list is gone. */
    onNone: () => void
  },
) {
  const reader = useReader()
  const [problem, setProblem] = useState<Failure>()
  const [rest, setRest] = useState(0)
  const [leftOut, setLeftOut] = useState<LeftOut>()
  const [isReading, setIsReading] = useState(false)
  const turn = useRef(0)
  const madeHere = useRef<string>(undefined)
  const submitted = useRef<HTMLFormElement>(null)

  function fail(failure: Failure) {
    setProblem(failure)
    submitted.current?.querySelector('textarea')?.focus()
  }

  const look = useEffectEvent(async (wish: Wish) => {
    const own = ++turn.current
    setProblem(undefined)
    setRest(0)
    setLeftOut(undefined)
    const { domains } = form.state().values
    if (!isEmpty(domains)) reader.prepare()
    const given = await givenIn(domains)
    const { file, name, reading: choice } = given
    if (own !== turn.current) return
    if (file.size === 0) {
      if (wish === 'visitor') fail({ title: 'No domain yet', reason: EXAMPLE })
      return onNone()
    }
    if (file.size > MAX_FILE_BYTES) {
      return fail({ title: `${name} is too large`, reason: FILE_TOO_LARGE })
    }
    // From now on a reload goes on with it.
    if (wish === 'visitor' && form.state().over?.of !== 'example') form.set('startedMs', Date.now())
    // A link's page would move.
    setIsReading(wish === 'visitor')
    try {
      const reading = await reader.run({
        file,
        wantsSheet: wantsSheet && wish !== 'link',
        choice,
        leftOut: given.leftOut,
      })
      const found = { ...given, ...reading }
      const { leaveOutNeverPitch } = await loadLeaveOut()
      const { sites, left: rest } = await leaveOutNeverPitch(found)
      if (own !== turn.current) return
      const isKept = form.state().values.keepsNeverPitch
      if (sites > 0) setLeftOut({ sites, isKept })
      const left = isKept ? found : rest
      if (left) take(left, wish)
      else onNone()
    } catch (error) {
      if (!(error instanceof WorkerFailure)) throw error
      fail(error.reason ? { title: `${name} could not be read`, reason: error.reason } : NOT_LOADED)
    }
    setIsReading(false)
  })

  function take(found: Found, wish: Wish) {
    if (found.kind === 'sheet') {
      if (wish === 'visitor') showQuery('')
      return void onFound(found, wish)
    }
    const { domains, rejected } = found.list
    const [first] = rejected
    if (domains.length === 0) {
      return fail({
        title: 'No domain found in this text',
        reason: first ? `“${first.text}”: ${first.reason}` : EXAMPLE,
      })
    }
    const taken = domains.slice(0, max)
    setRest(domains.length - taken.length)
    if (wish === 'visitor' || wish === 'link') {
      showQuery(taken.length > MAX_LINKED ? '' : `?domains=${taken.join(',')}`, wish === 'visitor')
    }
    void onFound({ ...found, list: { domains: taken, rejected } }, wish)
  }

  useEffect(() => {
    let last: ListValue = { text: '' }
    function follow() {
      const { by, values, over } = form.state()
      const before = last
      last = values.domains
      if (isSame(last, before) || (last.list !== undefined && last.list === madeHere.current)) return
      if (by === 'typed' && last.list === before.list) {
        // A typed text waits for a click.
        if (last.text === before.text) void look('changed reading')
        return
      }
      const isWanted = by === 'opened' || by === 'example' || (by === 'typed' && last.list !== undefined)
      void look(over?.of === 'link' ? 'link' : isWanted ? 'visitor' : 'restored')
    }
    // A link may have been followed before.
    follow()
    const stopForm = form.subscribe(follow)
    const stopLists = browserLists.subscribe((id, isReadAnew) => {
      if (id === last.list && isReadAnew) void look('changed reading')
    })
    return () => {
      stopForm()
      stopLists()
    }
  }, [form])

  return {
    max,
    reader,
    problem,
    /** How many domains are too many. */
    rest,
    leftOut,
    isReading,
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      submitted.current = event.currentTarget
      void look('visitor')
    },
    changeReading: (reading: Choice) => changeReading(form, 'domains', reading),
    /** Makes a list of a typed text that was found. It is not looked up anew. */
    saveList(found: Found): Found {
      const { file, name, reading } = found
      const id = browserLists.add({ file, name }, { reading })
      madeHere.current = id
      form.set('domains', { text: '', list: id })
      // After a reload it is looked up as this text was.
      form.set('startedMs', Date.now())
      return { ...found, id }
    },
    /** Looks up the sites of the never-pitch list too, or leaves them out again. */
    keepNeverPitch(keeps: boolean) {
      form.set('keepsNeverPitch', keeps)
      void look('visitor')
    },
  }
}

const EXAMPLE = 'Enter at least one domain, such as example.com, or the URL of any page on the site.'

const loadLeaveOut = () =>
  import('./leave-out').catch(() => {
    throw new WorkerFailure()
  })
