import { chooseCode, chosenCode } from './code-choice'

const TABS = '[role=tab][data-code]'

/** Makes the tabs of all examples work. All of them change together. */
export function followTabs(): void {
  document.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element ? target.closest<HTMLElement>(TABS) : null
    if (tab) choose(tab)
  })
  document.addEventListener('keydown', (event) => {
    const tab = event.target instanceof Element ? event.target.closest<HTMLElement>(TABS) : null
    const tabs = [...(tab?.parentElement?.querySelectorAll<HTMLElement>(TABS) ?? [])]
    if (!tab || tabs.length === 0) return
    const at = tabs.indexOf(tab)
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key]
    const next = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (!next) return
    event.preventDefault()
    choose(next)
    next.focus()
  })
  markChosen()
}

function choose({ dataset: { code = '' } }: HTMLElement): void {
  chooseCode(code)
  markChosen()
}

function markChosen(): void {
  for (const tab of document.querySelectorAll<HTMLElement>(TABS)) {
    const isChosen = tab.dataset.code === chosenCode()
    tab.ariaSelected = String(isChosen)
    tab.tabIndex = isChosen ? 0 : -1
  }
}
