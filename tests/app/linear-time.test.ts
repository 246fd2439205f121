import { expect, it } from 'vitest'
import { createClassifier } from '@/app/tools/anchor-text-analyser/anchors/classify-anchor'
import { createDistribution } from '@/app/tools/anchor-text-analyser/anchors/distribution'
import { visibleText } from '@/app/tools/anchor-text-analyser/anchors/visible-text'
import { readExport } from '@/app/tools/anchor-text-analyser/reading/read-export'
import { readLinks } from '@/app/tools/link-gap/reading/read-links'
import { checkEmail, checkFollowUp } from '@/app/tools/outreach-email-checker/checks/check-email'
import { findPhrases } from '@/app/tools/outreach-email-checker/checks/find-phrases'
import { detectLanguage } from '@/app/tools/outreach-email-checker/language/detect-language'
import { fill } from '@/app/tools/outreach-email-checker/merge/fill'
import { fieldsIn } from '@/app/tools/outreach-email-checker/merge/match-columns'
import { merge } from '@/app/tools/outreach-email-checker/merge/merge'
import { faultsOf } from '@/app/tools/outreach-email-checker/merge/value-faults'
import { readFieldName } from '@/app/tools/outreach-email-checker/text/field-names'
import { findGaps } from '@/app/tools/outreach-email-checker/text/gaps'
import { withoutLinks } from '@/app/tools/outreach-email-checker/text/links'
import { findMergeFields } from '@/app/tools/outreach-email-checker/text/merge-fields'
import { sentencesOf } from '@/app/tools/outreach-email-checker/text/words'
import { builder } from '@/app/tools/search-operators/definition'
import { buildQueries } from '@/app/tools/search-operators/queries/build-queries'
import { findEngine } from '@/app/tools/search-operators/queries/engines'
import { purposes } from '@/app/tools/search-operators/queries/purposes'
import { readInputs } from '@/app/tools/search-operators/queries/read-inputs'
import { countOf } from '@/components/backlinks/count-of'
import { siteIn } from '@/components/backlinks/find-site'
import { flagOf, followWord } from '@/components/backlinks/follow'
import { hostOf } from '@/components/backlinks/host-of'
import { kindOfType } from '@/components/backlinks/link-type'
import { ownerInName } from '@/components/backlinks/owner-in-name'
import { recogniseColumns } from '@/components/backlinks/recognise-columns'
import { findDelimiter } from '@/components/csv/find-delimiter'
import { readRows } from '@/components/csv/read-rows'
import { writeCsv } from '@/components/csv/write-csv'
import { domainListOf } from '@/components/list-reading/domain-list'
import { readEndings } from '@/components/list-reading/endings'
import { readTables } from '@/components/list-reading/read-tables'
import { readText } from '@/components/list-reading/read-text'
import { readSource } from '@/components/list-reading/reading'
import { readHistory } from '@/components/measures/read-history'
import { findSheet } from '@/components/sheet/reading/sheet'
import { valuesOf } from '@/components/tool-form/link'
import { isDateFormat } from '@/components/workbook/dates'
import { linkInFormula } from '@/components/workbook/link-in-formula'
import { addOdsCells } from '@/components/workbook/writing/add-ods-cells'
import { addXlsxCells } from '@/components/workbook/writing/add-xlsx-cells'
import { moveFormula } from '@/components/workbook/writing/formula'
import { createRowMove, mapRange } from '@/components/workbook/writing/map-range'
import { moveOdsFormulas } from '@/components/workbook/writing/move-ods-formulas'
import { removeXlsxRows } from '@/components/workbook/writing/remove-xlsx-rows'
import { bucketOf } from '@/lib/api/client-address'
import { createMessageReader } from '@/lib/database/server-messages'
import { loneAddress } from '@/lib/domain/find-addresses'
import { portals } from '@/lib/domain/mailbox-providers'
import { parseDomain } from '@/lib/domain/parse-domain'
import { readCell, readLine } from '@/lib/domain/read-line'
import { parseAccept } from '@/lib/markdown/accept'
import { addDigits } from '@/lib/pagerank/keywords-everywhere'
import { closestPaths } from '@/lib/site/missing'
import { faultIn } from '@/lib/store/redis-protocol'
import { parseRetryAfter } from '@/lib/upstream/retry-after'
import { lifetimeOf } from '@/server/cache/lifetime'
import { splitTarget } from '@/server/site'
import { ALL_ROWS } from '@/tests/support/inputs/all-rows'
import { message } from '@/tests/support/inputs/server-messages'
import { words } from '@/tests/support/inputs/words'

/** Quadratic readers take more processor time than this for the short text. */
const SUSPECT_MS = 2.5
const SHORT_LENGTH = 3_125
/** Of twice the text. Linear readers take twice as much, quadratic ones four times. */
const SUSPECT_RATIO = 2.5
/** 16 times as long: linear readers take 16 times as much, quadratic ones 256, at least 640 ms. */
const LONG_LENGTH = 50_000
const SLOW_MS = 375
const SLOW_RATIO = 48

/** Functions that read text from outside. They may throw. */
const READERS: Record<string, (text: string) => unknown> = {
  'an Accept field': parseAccept,
  "a provider's Retry-After": (text) => parseRetryAfter(text),
  'a Cache-Control field': (text) => lifetimeOf({ status: 200, headers: { 'cache-control': text } }, 0),
  "a request's target": splitTarget,
  'a missing path': (text) => closestPaths(`/${text}`),
  "a client's address": bucketOf,
  "a store's error": faultIn,
  "a database's messages": readMessages,
  "a provider's body": addDigits,
  'a number format': isDateFormat,
  'a month of a history': (text) => readHistory([{ date: text, page_rank_decimal: 1 }]),
  'a domain': parseDomain,
  'a list of domains': (text) => domainListOf(readText(text)),
  'domains to leave out': (text) => readSource({ file: new Blob([text]), wantsSheet: false, isToLeaveOut: true }),
  'a line of a list': (text) => readLine(text, portals),
  'a cell': (text) => [readCell(text, portals), loneAddress(text)],
  'endings of domains': readEndings,
  'all fields of a search': buildAll,
  "a link's fragment": (text) => valuesOf(builder, `#topics=${text}`),
  'a link text': (text) => createClassifier({ brands: ['brand'], keywords: ['keyword'], domain: 'a.com' })(text, false),
  'all link texts': (text) => {
    const distribution = createDistribution()
    for (const site of ['a.com', 'b.com', 'c.com']) {
      distribution.add({ anchor: text, type: 'other', count: 1, site, target: text })
    }
    return distribution.result()
  },
  "a target's address": hostOf,
  "a linking page's site": siteIn,
  'a cell of an export': (text) => [countOf(text), flagOf(text), followWord(text), kindOfType(text, true, false)],
  'a link text to show': visibleText,
  "an export's first line": (text) => [findDelimiter(text), recogniseColumns([text, text])],
  'an export': async (text) =>
    readExport(await readTables(new Blob([`Anchor,Target URL,Source url,Nofollow\n${text}`])), {
      brands: [],
      keywords: [],
      domain: '',
    }),
  'a table': (text) => [[...readRows(text)], writeCsv([[text, text]])],
  'the links of an export': async (text) =>
    readLinks(
      await readTables(new Blob([`Domain,Rating,First seen,Nofollow,Note\n${text}\na.com,${text},${text},${text}`])),
    ),
  "an export's name": ownerInName,
  'a sheet': async (text) => findSheet(await readTables(new Blob([`Site,Note\n${text}\na.com,${text}`]))),
  "a sheet's XML": (text) => {
    const change = { column: 1, cells: new Map([[1, ['a']]]) }
    const move = createRowMove(new Set([2]))
    return [
      addXlsxCells(text, change),
      addOdsCells(text, 0, change, move.removed),
      removeXlsxRows(text, 'A', move),
      moveOdsFormulas(text, 0, move),
    ]
  },
  'a range of cells': (text) => mapRange(text, createRowMove(new Set())),
  "a cell's formula": (text) => [
    moveFormula(text, { move: createRowMove(new Set([2])), name: 'A', isOwn: true }),
    linkInFormula(text),
  ],
  "an e-mail and its page's URL": (text) => checkEmail(text, text, { site: `https://a.com/${text}` }),
  "an e-mail's language": detectLanguage,
  'a follow-up': (text) => checkFollowUp(['', text], text, { site: text }),
  'merge fields': findMergeFields,
  'the merge fields of an e-mail': (text) => fieldsIn([text]),
  'a filled e-mail': (text) => fill(text, () => 'Ada'),
  'a value of a list': (text) =>
    faultsOf(text, { kind: 'first', title: text, others: [{ kind: 'site', title: text, value: text }] }),
  'a list to be merged': (text) =>
    merge({
      file: new Blob([`first_name,site,${text.replaceAll(/[\s,"]/g, '')}\n"${text.replaceAll('"', '')}",a.com\n`]),
      reading: {},
      chooser: ALL_ROWS,
      which: 'all',
      fields: fieldsIn(['{{first_name}} {{site}}']),
    }),
  "a merge field's name": readFieldName,
  'lost names': findGaps,
  'words that filters know': findPhrases,
  sentences: sentencesOf,
  'a text with links': withoutLinks,
}

function readMessages(text: string): void {
  const strings = text.replaceAll(/.../g, '$&\0')
  const heads = [...'ENSCTA', 'R\0\0\0\n', 'R\0\0\0\v', 'R\0\0\0\f', 'T\0\x01', 'D\x7f\xff']
  for (const body of [text, strings, `${strings}\0`]) {
    for (const head of heads) {
      try {
        createMessageReader()(message(head.slice(0, 1), head.slice(1) + body)).next()
      } catch {
        // Most of them are none.
      }
    }
  }
}

function buildAll(text: string): void {
  const texts = Object.entries(builder.initial).map(([name, value]) => [name, typeof value === 'string' ? text : value])
  const { wishes } = readInputs(Object.fromEntries(texts))
  for (const purpose of purposes) buildQueries(purpose, wishes, findEngine('google'), '2026-11-24')
}

/** Letters that punycode has to sort. */
const LETTERS = Array.from({ length: 20_000 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('')

/** Texts that a pattern may match in many ways. */
const UNITS = [
  ...words(
    'a . ! " \\" -\\"\\ 1. a. a- @ % ? : / , ; << {a [( É www. max-age= xn-- 。 ;a=b ;a="\\" ;q=1 text/a, a:b. htp/a. •a.b –',
  ),
  ...[
    '\t',
    ' \n',
    '! ',
    'hi ',
    'hi ,',
    '[a ',
    '%a% ',
    '«a',
    '{a|',
    'your a ',
    '`',
    '“',
    'thanks ',
    '<script ',
    '<script>',
    '<a style=',
    '\u0301\u0323',
    ` http://${LETTERS}`,
  ],
]
const ENDS = ['', '\n!']

it.each(Object.entries(READERS))('%s is read in linear time, whatever it repeats', async (_name, read) => {
  const slow: string[] = []
  for (const unit of UNITS) {
    for (const end of ENDS) {
      const timeFor = (length: number) =>
        processorMs(() => read(`a${unit.repeat(Math.ceil(length / unit.length))}${end}`))
      const isSlow = async () => {
        const ms = await timeFor(SHORT_LENGTH)
        if (ms <= SUSPECT_MS || (await timeFor(2 * SHORT_LENGTH)) < SUSPECT_RATIO * ms) return false
        return (await timeFor(LONG_LENGTH)) > Math.max(SLOW_MS, SLOW_RATIO * ms)
      }
      // Clearing memory may come in between, but not three times in a row.
      if ((await isSlow()) && (await isSlow()) && (await isSlow()))
        slow.push(`${JSON.stringify(unit)} then ${JSON.stringify(end)}`)
    }
  }
  expect(slow).toEqual([])
})

async function processorMs(work: () => unknown): Promise<number> {
  const began = process.cpuUsage()
  try {
    await work()
  } catch {}
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000
}
