import { parsed, unpublished } from '@/tests/support/endpoint-schema'
import { PUBLIC_URL } from '@/tests/support/published-pages'
import { decoded } from '@/tests/support/send'
import { words } from '@/tests/support/words'
import type { Heard } from './converse'
import { ENDPOINTS, HEALTH, type KnownSite } from './known-site'
import { fieldOf, MARKER, type Message, partsOf } from './message'
import type { Answer } from './read-answer'
import type { Exchange } from './requests'

/** All fields that the site or Node may send. */
const SENT = new Set(
  words(`access-control-allow-headers access-control-allow-methods access-control-allow-origin
    access-control-expose-headers access-control-max-age age allow cache-control cache-status connection content-encoding
    content-length content-security-policy content-type cross-origin-opener-policy cross-origin-resource-policy date etag
    keep-alive last-modified link location permissions-policy ratelimit ratelimit-policy referrer-policy retry-after
    transfer-encoding vary x-content-type-options x-markdown-tokens x-nextjs-postponed
    x-nextjs-prerender x-nextjs-stale-time`),
)
/** Lists may come in several fields. */
const REPEATED = /^(?:link|x-nextjs-)/
const TYPES = { html: 'text/html; charset=utf-8', markdown: 'text/markdown; charset=utf-8' }
const RSC_TYPE = 'text/x-component'
const BODILESS = new Set([204, 304, 307, 308])
/** The answers to what cannot be parsed. */
const REFUSALS = new Set([400, 408, 413, 417, 431])
const MAX_NOTICE_BYTES = 4_000

/** Each function lists how something departs from what the site promises. */
export function createJudge(known: KnownSite) {
  function ofExchange(exchange: Exchange, { answers, further, rest, fault }: Heard): string[] {
    const { orderly, unruly, atOnce, leavesAfter } = exchange
    const mayBeCut = (unruly !== undefined && atOnce) || leavesAfter !== undefined
    // A refusal may end answers that are under way.
    const last = answers.at(-1)
    const ended = mayBeCut && last && isRefusal(last) ? [last] : []
    const whole = ended.length > 0 ? answers.slice(0, -1) : answers
    return [
      ...(fault && !isExpected(fault, exchange) ? [fault] : []),
      ...(whole.length < orderly.length && !mayBeCut ? [`${whole.length} answers to ${orderly.length} requests`] : []),
      ...(rest > 0 && !fault && !mayBeCut ? [`${rest} bytes after the last answer`] : []),
      ...whole.flatMap((answer, at) =>
        ofAnswer(answer, orderly[at] as Message).map((what) => `answer ${at + 1}, a ${answer.status}: ${what}`),
      ),
      ...ofFurther([...ended, ...further], unruly).map((what) => `answer to what is unruly: ${what}`),
    ]
  }

  /** A malformed request gets one answer at most, and one refusal at most, which ends the connection. */
  function ofFurther(further: Answer[], unruly: Exchange['unruly']): string[] {
    const made = further.filter((answer) => !isRefusal(answer))
    return [
      ...(further.length > 0 && !unruly ? [`${further.length} answers that nobody asked for`] : []),
      ...(made.length > 1 ? [`${made.length} of them`] : []),
      ...(further.slice(0, -1).some(isRefusal) ? ['something after a refusal'] : []),
      ...further.flatMap(ofAny),
      ...made.flatMap((answer) => ofSome(answer, unruly?.isHead === true)),
    ]
  }

  /** Rules for every answer. */
  function ofAny({ status, fields, body }: Answer): string[] {
    const names = fields.map(([name]) => name)
    const isOpenPage =
      fieldIn(fields, 'content-type').includes('html') &&
      !fieldIn(fields, 'content-security-policy').includes('script-src')
    return [
      ...(status >= 500 ? [`a ${status}`] : []),
      ...(isOpenPage ? ['HTML without a policy for scripts'] : []),
      ...(body.includes('node_modules') || body.includes('    at ') ? ['a stack'] : []),
      ...fields.flatMap(([name, value], at) => [
        ...(SENT.has(name) ? [] : [`the field ${name}: ${value}`]),
        ...(value.includes(MARKER) && name !== 'location' ? [`repeats what was sent in ${name}: ${value}`] : []),
        ...(names.indexOf(name) < at && !REPEATED.test(name) ? [`${name} twice`] : []),
      ]),
    ]
  }

  /** The answer to a malformed request must be one that the site gives to some request. */
  function ofSome(answer: Answer, isHead: boolean): string[] {
    const { status, fields } = answer
    const type = fieldIn(fields, 'content-type')
    if (isHead || type === RSC_TYPE || BODILESS.has(status)) return []
    if (status === 404) return ofNotice(answer, 404)
    const text = decodedBody(answer)
    if (status === 405 || status === 406) return text.includes(MARKER) ? ['repeats what was sent'] : []
    const isPublished = [...known.files.values(), ...[...known.pages.values()].flatMap(Object.values<Buffer>)].some(
      (one) => one.equals(text),
    )
    if (isPublished || (type === 'application/json' && parsed(text.toString()) !== undefined)) return []
    return [`${status} ${type} of nothing that there is`]
  }

  function ofAnswer(answer: Answer, message: Message): string[] {
    return [...ofAny(answer), ...ofAsked(answer, message)]
  }

  function ofAsked(answer: Answer, message: Message): string[] {
    const { method, target, wanted } = message
    const { path, search } = partsOf(target)
    const isRead = method === 'GET' || method === 'HEAD'
    if (ENDPOINTS.includes(path)) return ofEndpoint(answer, message, path)
    if (path === HEALTH) return ofStatus(answer, isRead ? 200 : 405)
    const file = known.files.get(path)
    if (file) return isRead ? ofBody(answer, message, file) : ofStatus(answer, 405)
    const page = known.pages.get(known.twins.get(path) ?? path)
    if (page) {
      if (!isRead) return ofNotice(answer, 405)
      if (known.twins.has(path)) return ofVariant(answer, message, page, 'markdown')
      if (fieldOf(message, 'rsc') === '1') return ofRouter(answer)
      if (wanted === 'neither' || (!wanted && answer.status === 406)) return ofNotice(answer, 406, method)
      const isMarkdown = fieldIn(answer.fields, 'content-type') === TYPES.markdown
      return ofVariant(answer, message, page, wanted ?? (isMarkdown ? 'markdown' : 'html'))
    }
    const slashed = path.slice(0, -1)
    if (path.endsWith('/') && slashed !== '/' && known.pages.has(slashed)) {
      const location = fieldIn(answer.fields, 'location')
      return location === slashed + search ? ofStatus(answer, 308) : [`leads to ${location}`]
    }
    return ofNotice(answer, 404, method)
  }

  function ofVariant(
    answer: Answer,
    message: Message,
    page: Record<'html' | 'markdown', Buffer>,
    variant: 'html' | 'markdown',
  ): string[] {
    return [...ofNegotiated(answer, TYPES[variant]), ...ofBody(answer, message, page[variant])]
  }

  function ofNegotiated({ status, fields }: Answer, expected: string): string[] {
    const type = fieldIn(fields, 'content-type')
    const vary = fieldIn(fields, 'vary').toLowerCase().split(/, */)
    return [
      ...(status === 200 && type !== expected ? [`the type ${type}`] : []),
      ...(vary.includes('accept') && vary.includes('accept-encoding') ? [] : [`Vary: ${vary}`]),
    ]
  }

  function ofBody(answer: Answer, message: Message, body: Buffer): string[] {
    if (answer.status === 304 && isConditional(message)) return []
    if (answer.status !== 200) return ofStatus(answer, 200)
    if (message.method === 'HEAD') return []
    const coding = fieldIn(answer.fields, 'content-encoding')
    const accepted = fieldOf(message, 'accept-encoding') ?? ''
    if (coding && !accepted.includes(coding) && !accepted.includes('*'))
      return [`the encoding ${coding}, which was not asked for`]
    return decodedBody(answer).equals(body) ? [] : ['another body']
  }

  /** The client-side router gets its data, which no shared cache may store, or nothing for an unknown part of it. */
  function ofRouter({ status, fields }: Answer): string[] {
    const [type, caching] = ['content-type', 'cache-control'].map((name) => fieldIn(fields, name))
    return [
      ...([200, 304, 404].includes(status) ? [] : [`a ${status}`]),
      ...(status === 200 && type !== RSC_TYPE ? [`the type ${type}`] : []),
      ...(caching?.startsWith('private') ? [] : [`Cache-Control: ${caching}`]),
    ]
  }

  function ofEndpoint(answer: Answer, message: Message, path: string): string[] {
    const { method } = message
    if (method === 'OPTIONS') return ofStatus(answer, 204)
    if (answer.status === 304 && !isConditional(message)) return ['a 304']
    const response = new Response(null, { status: answer.status, headers: answer.fields })
    return unpublished(response, decodedBody(answer).toString(), { path, method })
  }

  /** The markdown of an error. It repeats nothing that was sent, and links only to what there is. */
  function ofNotice(answer: Answer, status: 404 | 405 | 406, method = 'GET'): string[] {
    if (answer.status !== status) return ofStatus(answer, status)
    const text = decodedBody(answer).toString()
    if (method === 'HEAD') return text === '' ? [] : ['a body for HEAD']
    const type = fieldIn(answer.fields, 'content-type')
    const links = Array.from(text.matchAll(/\]\(([^)#]*)[^)]*\)/g), ([, link = '']) => link.slice(PUBLIC_URL.length))
    const isSound =
      type === TYPES.markdown &&
      text.startsWith(status === 404 ? '# Page not found\n' : '# ') &&
      text.length <= MAX_NOTICE_BYTES &&
      !text.includes(MARKER) &&
      links.every((path) => known.pages.has(path) || known.files.has(path))
    return isSound ? [] : [`the notice ${type} ${text.slice(0, 200)}`]
  }

  return { ofExchange, ofAnswer }
}

/** The server may cut a malformed request, and a HEAD that it reads in pieces may be refused with a body. */
function isExpected(fault: string, { unruly }: Exchange): boolean {
  if (unruly && /^E(?:CONNRESET|PIPE)$/.test(fault)) return true
  return unruly?.isHead === true && fault.includes('NotAnAnswer: "{\\"error\\":')
}

/** Whether the request was refused before the site's code saw it. */
function isRefusal({ status, fields }: Answer): boolean {
  return REFUSALS.has(status) && fieldIn(fields, 'cache-status') === ''
}

function isConditional(message: Message): boolean {
  return ['if-none-match', 'if-modified-since'].some((name) => fieldOf(message, name) !== undefined)
}

function ofStatus({ status }: Answer, ...expected: number[]): string[] {
  return expected.includes(status) ? [] : [`should be ${expected.join(' or ')}`]
}

/** A field's value; empty if there is none. */
function fieldIn(fields: Answer['fields'], name: string): string {
  return fields.find(([other]) => other === name)?.[1] ?? ''
}

function decodedBody({ fields, body }: Answer): Buffer {
  return decoded(body, fieldIn(fields, 'content-encoding'))
}
