import type { Hit, openIndex } from './search-engine'

const MAX_HITS = 20
const FAILED = 'The search could not be loaded. Check your connection, then reload the page, or choose a page below.'

const form = document.querySelector<HTMLFormElement>('main form')
const input = form?.querySelector('input')
const results = document.querySelector<HTMLElement>('[data-search-results]')
const status = results?.querySelector('[role=status]')
const list = results?.querySelector('ol')
const pages = document.querySelector<HTMLElement>('[data-search-pages]')
if (form && input && results && status && list && pages) {
  let loading: ReturnType<typeof loadSearch> | undefined
  let hits: Hit[] = []
  const load = () => {
    loading ??= loadSearch(results.dataset)
    return loading
  }

  const show = async () => {
    const query = input.value.trim()
    history.replaceState(null, '', query ? `?${new URLSearchParams({ q: query })}` : location.pathname)
    const search = await load().catch(() => undefined)
    // A later key has its own results.
    if (query !== input.value.trim()) return
    hits = (query && search?.(query)) || []
    status.textContent = query ? (search ? countOf(hits, query) : FAILED) : ''
    list.replaceChildren(...hits.slice(0, MAX_HITS).map(itemOf))
    pages.hidden = hits.length > 0
  }

  input.addEventListener('focus', () => load().catch(() => {}), { once: true })
  input.addEventListener('input', show)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    await show()
    if (hits[0]) location.href = hits[0].href
  })
  document.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const stops: HTMLElement[] = [input, ...list.querySelectorAll('a')]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    const next = step && at >= 0 ? stops[at + step] : undefined
    if (!next) return
    event.preventDefault()
    next.focus()
  })

  // A query from the documentation's form, or a page to which a reader returns.
  input.value ||= new URLSearchParams(location.search).get('q') ?? ''
  if (input.value) {
    input.focus()
    void show()
  }
}

async function loadSearch({ engine = '', index = '' }: DOMStringMap) {
  const [loaded, response] = await Promise.all([
    import(engine) as Promise<{ openIndex: typeof openIndex }>,
    fetch(index),
  ])
  if (!response.ok) throw new Error(`${index}: ${response.status}`)
  return loaded.openIndex(await response.json())
}

function countOf({ length }: Hit[], query: string): string {
  if (length === 0) return `No results for “${query}”. Try another word, or choose a page below.`
  if (length > MAX_HITS) return `The best ${MAX_HITS} of ${length} results`
  return length === 1 ? '1 result' : `${length} results`
}

function itemOf({ href, page, heading, excerpt, terms }: Hit): HTMLElement {
  const link = element('a', ...marked(heading, terms))
  link.setAttribute('href', href)
  return element(
    'li',
    link,
    ...(page === heading ? [] : [element('span', page)]),
    ...(excerpt ? [element('p', ...marked(excerpt, terms))] : []),
  )
}

/** A text with the words that were found in it as `mark`. */
function marked(text: string, terms: string[]): (Node | string)[] {
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part) => (terms.includes(part.toLowerCase()) ? element('mark', part) : part))
}

function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name)
  made.append(...children)
  return made
}
