import { type Counters, fetchCounters } from './fetch-counters'

/** Longer than the endpoint takes while a store or a database hangs. */
const DEADLINE_MS = 10_000

/** Shows the counters in the element with `data-counters`, or what went wrong. Does nothing on pages without it. */
export async function showCounters(): Promise<void> {
  const room = document.querySelector('[data-counters]')
  if (!room) return
  const show = (selector: string) => room.querySelector(selector)?.removeAttribute('hidden')
  const counters = await fetchCounters(fetch, AbortSignal.timeout(DEADLINE_MS))
  if (typeof counters === 'string') return show(`[data-outcome=${counters}]`)
  for (const figure of room.querySelectorAll<HTMLElement>('[data-counter]'))
    figure.replaceChildren(...withNarrowCommas(counters[figure.dataset.counter as keyof Omit<Counters, 'isSample'>]))
  room.querySelector('ul')?.removeAttribute('aria-hidden')
  if (counters.isSample) show('[data-outcome=sample]')
}

// A monospaced comma is as wide as a digit, so each comma is an element that styles make narrow.
function withNarrowCommas(value: number): (Node | string)[] {
  const groups = String(value).split(/\B(?=(?:\d{3})+$)/)
  return groups.flatMap((group, at) => {
    if (at === 0) return group
    const comma = document.createElement('span')
    comma.textContent = ','
    return [comma, group]
  })
}
