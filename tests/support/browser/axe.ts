import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
/** They look the same at any width. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/** The rules that depend on the layout. */
const LAYOUT_RULES = ['scrollable-region-focusable', 'target-size']
// Reporting all passes would double the time.
const EVERYTHING: RunOptions = { runOnly: RULES, resultTypes: ['violations'] }
const only = (rules: string[]): RunOptions => ({ ...EVERYTHING, runOnly: rules })
/** A laptop, where examples beside the text scroll. */
const WIDE = { width: 1280, height: 720 }
const NARROW = { width: 360, height: 740 }

interface Look {
  look: string
  colorScheme: 'light' | 'dark'
  size: { width: number; height: number }
  options: RunOptions
}

/** Half as long as `axe.source`, for each page has to read it. */
const SOURCE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** How people see a page. */
const LOOKS: readonly Look[] = [
  { look: 'light', colorScheme: 'light', size: WIDE, options: EVERYTHING },
  { look: 'dark', colorScheme: 'dark', size: WIDE, options: only(COLOUR_RULES) },
  { look: '360 px', colorScheme: 'light', size: NARROW, options: only(LAYOUT_RULES) },
]
/** Looks at every text, for everything in each look. */
const isThorough = process.env.AXE === 'all'

/**
 * The faults that axe finds on a page, or within the elements of a selector, in any look: one line for each element.
 * `except` names elements that another page has shown.
 */
export async function findBarriers(page: Page, within = 'html', except: string[] = []): Promise<string[]> {
  const found: string[] = []
  await page.evaluate(SOURCE)
  for (const { look, colorScheme, size, options } of LOOKS) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(size)
    const { faults, passed } = await page.evaluate(runAxe, {
      context: { include: within, exclude: except },
      options: isThorough ? EVERYTHING : options,
      isThorough,
    })
    if (passed === 0) throw new Error(`axe looked at nothing in the look ${look}`)
    found.push(...faults.map((fault) => `${look}: ${fault}`))
  }
  return found
}

interface Run {
  context: { include: string; exclude: string[] }
  options: RunOptions
  isThorough: boolean
}

/** Runs in the page, where axe is a global. */
async function runAxe({ context, options, isThorough }: Run) {
  const { configure, run } = (window as unknown as { axe: typeof axe }).axe
  // The contrast of every text would take half of the time: of those that look alike, the first is enough.
  const kinds = new Map<string, number>()
  const kindOf = new Map<Element | null, number | undefined>()
  for (const element of document.querySelectorAll(`${context.include}, ${context.include} *`)) {
    const { color, background, font, opacity, visibility } = getComputedStyle(element)
    const texts = Array.from(element.childNodes, (node) => (node instanceof Text ? node.data.trim().length : 0))
    const kind = [
      kindOf.get(element.parentElement),
      element.tagName,
      element.className,
      [color, background, font, opacity, visibility, element.checkVisibility()],
      // Axe does not judge a single character.
      Math.max(...texts) > 1,
    ].join(' ')
    // The texts of a drawing lie on its shapes.
    const isFirst = !kinds.has(kind) || element instanceof SVGElement
    element.toggleAttribute('data-first-of-kind', isFirst)
    if (isFirst) kinds.set(kind, kinds.size)
    kindOf.set(element, kinds.get(kind))
  }
  configure({ rules: [{ id: 'color-contrast', selector: isThorough ? '*' : '[data-first-of-kind]' }] })
  const { violations, passes } = await run(context, options)
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  )
  return { faults, passed: passes.length }
}
