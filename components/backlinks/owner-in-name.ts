import { siteIn } from './find-site'

/** Words that exports have before the domain in their names. */
const BEFORE =
  /^(?:(?:ahrefs|semrush|moz|majestic|sistrix|seranking|backlinks?|refdomains|referring-domains|inbound-links|linking-domains|links|export|sc-domain|https?)[-_.:]+)+/i
const MAX_CHARACTERS = 200

/** The site in a file's name, such as `example.com-backlinks-subdomains_2026-11-26.csv`; undefined if there is none. */
export function ownerInName(name: string): string | undefined {
  const words = name
    .slice(0, MAX_CHARACTERS)
    .replace(/(?:\.(?:csv|tsv|txt|xlsx|ods|zip|gz))+$/i, '')
    .split(/[^\p{L}\p{N}.-]+/u)
  for (const word of words) {
    const labels = word.replace(BEFORE, '').split('.')
    // An ending has no hyphen: the rest says what the export is.
    const host = [...labels.slice(0, -1), labels.at(-1)?.replace(/(?<!^xn|^xn-)-.*$/i, '')].join('.')
    const site = labels.length > 1 ? siteIn(host) : undefined
    if (site !== undefined) return site
  }
  return undefined
}
