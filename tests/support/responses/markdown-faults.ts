import { lint } from 'markdownlint/sync'

const RULES = {
  default: true,
  // A paragraph is one line.
  MD013: false,
  // The first line is the one for agents.
  MD041: false,
  // The title in the front matter is the heading's text, not a second heading.
  MD025: { front_matter_title: '' },
}

/** Faults by markdownlint. */
export function markdownFaults(text: string): string[] {
  const found = lint({ strings: { text }, config: RULES }).text ?? []
  return found.map(({ ruleNames, lineNumber, errorContext }) => `${lineNumber} ${ruleNames.join('/')} ${errorContext}`)
}
