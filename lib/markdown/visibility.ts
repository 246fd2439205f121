import { attribute, type Element } from './tree'

const BLOCKS = new Set(
  (
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre search section summary table ' +
    'tbody td tfoot th thead tr ul'
  ).split(' '),
)

/** Not text, or not for people who can run scripts. */
const UNSEEN = new Set(
  (
    'annotation area audio base canvas col colgroup datalist embed head iframe link map meta noscript object param ' +
    'script source style svg template title track video'
  ).split(' '),
)

/**
 * A form is a tool to use, not a text to read: it leaves nothing, nor do controls outside of one. Its
 * `data-markdown-ignore` says so to checkers that compare a page with its markdown.
 */
const CONTROLS = new Set('button form input label legend meter output progress select textarea'.split(' '))

const HIDING_STYLE = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)\b/i

/** Whether it starts and ends a line of its own. */
export function isBlock(element: Element): boolean {
  return BLOCKS.has(element.tagName)
}

export function isControl(element: Element): boolean {
  return CONTROLS.has(element.tagName)
}

/** Whether it is part of what the page says: seen by people, and neither a mock-up nor the page's own hint to agents. */
export function isShown(element: Element): boolean {
  return (
    !UNSEEN.has(element.tagName) &&
    attribute(element, 'hidden') === undefined &&
    attribute(element, 'aria-hidden') !== 'true' &&
    attribute(element, 'data-mockup') === undefined &&
    attribute(element, 'data-agent-hint') === undefined &&
    !HIDING_STYLE.test(attribute(element, 'style') ?? '') &&
    (element.tagName !== 'dialog' || attribute(element, 'open') !== undefined)
  )
}
