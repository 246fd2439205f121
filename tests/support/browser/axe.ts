import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { ElementContext, RunOptions } from 'axe-core'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']
/** They take half of the time, and look the same at any width. */
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

/** How people see a page. `AXE=all` looks for everything in each look. */
const looks: readonly Look[] = [
  { look: 'light', colorScheme: 'light', size: WIDE, options: EVERYTHING },
  { look: 'dark', colorScheme: 'dark', size: WIDE, options: only(COLOUR_RULES) },
  { look: '360 px', colorScheme: 'light', size: NARROW, options: only(LAYOUT_RULES) },
]
const isThorough = process.env.AXE === 'all'

/**
 * The faults that axe finds on a page, or within the elements of a selector, in any look: one line for each element.
 * `except` names elements that another page has shown.
 */
export async function findBarriers(page: Page, within = 'html', except: string[] = []): Promise<string[]> {
  const found: string[] = []
  await page.evaluate(SOURCE)
  for (const { look, colorScheme, size, options } of looks) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize(size)
    const context = { include: within, exclude: except }
    const { faults, passed } = await page.evaluate(runAxe, { context, options: isThorough ? EVERYTHING : options })
    if (passed === 0) throw new Error(`axe looked at nothing in the look ${look}`)
    found.push(...faults.map((fault) => `${look}: ${fault}`))
  }
  return found
}

/** Runs in the page, where axe is a global. */
async function runAxe({ context, options }: { context: ElementContext; options: RunOptions }) {
  const { run } = (window as unknown as { axe: typeof axe }).axe
  const { violations, passes } = await run(context, options)
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target}: ${failureSummary}`),
  )
  return { faults, passed: passes.length }
}
