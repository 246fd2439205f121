import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { unpublished } from '@/tests/support/endpoint-schema'
import { PUBLIC_URL } from '@/tests/support/published-pages'
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
    transfer-encoding vary x-content-type-options x-markdown-tokens x-nextjs-cache x-nextjs-prerender
    x-nextjs-stale-time`),
)
/** Lists may come in several fields. */
const REPEATED = /^(?:link|x-nextjs-)/
const HTML = 'text/html; charset=utf-8'
const MARKDOWN = 'text/markdown; charset=utf-8'
/** Node's answers to what it cannot parse. */
const REFUSALS = new Set([400, 408, 413, 417, 431])
const MAX_NOTICE_BYTES = 4_000

export type Judge = (exchange: Exchange, heard: Heard) => string[]

/** Makes the function that lists how an exchange departs from what the site promises. */
export function createJudge(known: KnownSite): Judge {
  const missingBodies = new Set<string>()
  const decodedBodies = new Map<string, Buffer>()

  return (exchange, { answers, further, rest, fault }) => {
    const { orderly, unruly, atOnce, leavesAfter } = exchange
    const departures: string[] = []
    const mayBeCut = (unruly !== undefined && atOnce) || leavesAfter !== undefined
    // A refusal may end answers that are under way.
    if (mayBeCut && answers.length > 0 && isRefusal(answers.at(-1))) further.unshift(...answers.splice(-1))
    if (fault && !(unruly && /^E(?:CONNRESET|PIPE)$/.test(fault))) departures.push(fault)
    if (answers.length < orderly.length && !mayBeCut)
      departures.push(`${answers.length} answers to ${orderly.length} requests`)
    if (rest.length > 0 && fault === undefined && !mayBeCut)
      departures.push(`${rest.length} bytes after the last answer`)
    answers.forEach((answer, at) => {
      const message = orderly[at] as Message
      const found = [...wrongWithAny(answer), ...wrongWith(answer, message)]
      departures.push(...found.map((what) => `answer ${at + 1}, a ${answer.status}: ${what}`))
    })
    departures.push(
      ...wrongWithFurther(further, unruly !== undefined).map((what) => `answer to what is unruly: ${what}`),
    )
    return departures
  }

  /** A malformed request gets one answer at most, and one refusal at most, which ends the connection. */
  function wrongWithFurther(further: Answer[], mayBe: boolean): string[] {
    const made = further.filter((answer) => !isRefusal(answer))
    return [
      ...(further.length > 0 && !mayBe ? [`${further.length} answers that nobody asked for`] : []),
      ...(made.length > 1 ? [`${made.length} of them`] : []),
      ...(further.slice(0, -1).some(isRefusal) ? ['something after a refusal'] : []),
      ...further.flatMap(wrongWithAny),
      ...made.flatMap(wrongWithSome),
    ]
  }

  /** Rules for every answer. */
  function wrongWithAny({ status, fields, body }: Answer): string[] {
    const repeated = fields.filter(
      ([name], at) => !REPEATED.test(name) && fields.findIndex(([other]) => other === name) !== at,
    )
    return [
      ...(status >= 500 ? [`a ${status}`] : []),
      ...fields.filter(([name]) => !SENT.has(name)).map(([name, value]) => `the field ${name}: ${value}`),
      ...fields
        .filter(([name, value]) => value.includes(MARKER) && name !== 'location')
        .map(([name, value]) => `repeats what was sent in ${name}: ${value}`),
      ...repeated.map(([name]) => `${name} twice`),
      ...(fieldIn(fields, 'content-type')?.includes('html') &&
      !fieldIn(fields, 'content-security-policy')?.includes('script-src')
        ? ['HTML without a policy for scripts']
        : []),
      ...(body.includes('node_modules') || body.includes('    at ') ? ['a stack'] : []),
    ]
  }

  /** The answer to a malformed request must be one that the site gives to some request. */
  function wrongWithSome(answer: Answer): string[] {
    const { status, fields, body } = answer
    if (body.length === 0) return []
    const type = fieldIn(fields, 'content-type')
    const text = textOf(answer)
    if (status === 404) return wrongWithMissing(answer)
    if (status === 405 || status === 406) return text.includes(MARKER) ? ['repeats what was sent'] : []
    if (type === 'application/json' && (status !== 200 || text.startsWith('{')))
      return isJson(text) ? [] : ['JSON that is none']
    const all = [
      ...[...known.pages.values()].map((page) => (type === HTML ? page.html : page.markdown)),
      ...known.files.values(),
      ...known.assets.values(),
    ]
    const decoded = decodedBody(answer)
    return all.some((one) => one.equals(decoded)) || type === 'text/x-component'
      ? []
      : [`${status} ${type} of nothing that there is`]
  }

  function wrongWith(answer: Answer, message: Message): string[] {
    const { method, target, wanted } = message
    const { path, search } = partsOf(target)
    const isSafe = method === 'GET' || method === 'HEAD'
    if (ENDPOINTS.includes(path)) return wrongWithEndpoint(answer, message, path)
    if (path === HEALTH) return wrongStatus(answer, isSafe ? [200] : [405])
    const asset = known.assets.get(path)
    if (asset) return isSafe ? wrongWithBody(answer, message, asset) : wrongStatus(answer, [405])
    const file = known.files.get(path)
    if (file) return isSafe ? wrongWithBody(answer, message, file) : wrongStatus(answer, [405])
    const twin = known.twins.get(path)
    if (twin)
      return isSafe ? wrongWithVariant(answer, message, twin, 'markdown') : wrongWithNotice(answer, message, 405)
    if (known.pages.has(path)) {
      if (isSafe && fieldOf(message, 'rsc') === '1') return wrongWithRouter(answer, path)
      if (!isSafe) return wrongWithNotice(answer, message, 405)
      if (wanted === 'neither') return wrongWithNotice(answer, message, 406)
      if (wanted) return wrongWithVariant(answer, message, path, wanted)
      if (answer.status === 406) return wrongWithNotice(answer, message, 406)
      const variant = fieldIn(answer.fields, 'content-type') === MARKDOWN ? 'markdown' : 'html'
      return wrongWithVariant(answer, message, path, variant)
    }
    const page = path.slice(0, -1)
    if (path.endsWith('/') && page !== '/' && known.pages.has(page)) {
      const location = fieldIn(answer.fields, 'location')
      return answer.status === 308 && location === page + search ? [] : [`leads to ${location}`]
    }
    return method === 'HEAD' ? wrongStatus(answer, [404]) : wrongWithMissing(answer)
  }

  function wrongWithVariant(answer: Answer, message: Message, path: string, variant: 'html' | 'markdown'): string[] {
    const type = fieldIn(answer.fields, 'content-type')
    const vary = (fieldIn(answer.fields, 'vary') ?? '').toLowerCase().split(/, */)
    return [
      ...(answer.status === 200 && type !== { html: HTML, markdown: MARKDOWN }[variant] ? [`the type ${type}`] : []),
      ...(vary.includes('accept') && vary.includes('accept-encoding') ? [] : [`Vary: ${vary}`]),
      ...wrongWithBody(answer, message, known.pages.get(path)?.[variant] ?? Buffer.alloc(0)),
    ]
  }

  function wrongWithBody(answer: Answer, message: Message, body: Buffer): string[] {
    const isConditional =
      fieldOf(message, 'if-none-match') !== undefined || fieldOf(message, 'if-modified-since') !== undefined
    if (answer.status === 304 && isConditional) return []
    if (answer.status !== 200) return wrongStatus(answer, [200])
    if (message.method === 'HEAD') return []
    const coding = fieldIn(answer.fields, 'content-encoding')
    if (coding && !fieldOf(message, 'accept-encoding')) return [`the encoding ${coding}, which was not asked for`]
    return decodedBody(answer).equals(body) ? [] : ['another body']
  }

  /** Next answers the client-side router: never a page in a wrong type, never a redirect to another site. */
  function wrongWithRouter(answer: Answer, path: string): string[] {
    const location = fieldIn(answer.fields, 'location')
    if (answer.status === 307 || answer.status === 308) {
      return location?.split('?')[0] === path ? [] : [`leads to ${location}`]
    }
    return wrongStatus(answer, [200, 304, 400, 404])
  }

  function wrongWithEndpoint(answer: Answer, { method, ...message }: Message, path: string): string[] {
    if (method === 'OPTIONS') return wrongStatus(answer, [204])
    const isConditional = fieldOf(message, 'if-none-match') ?? fieldOf(message, 'if-modified-since')
    if (answer.status === 304 && isConditional === undefined) return ['a 304']
    const response = new Response(null, { status: answer.status, headers: answer.fields })
    return unpublished(response, textOf(answer), { path, method })
  }

  function wrongWithNotice(answer: Answer, { method }: Message, status: 405 | 406): string[] {
    const wrong = wrongStatus(answer, [status])
    if (wrong.length > 0) return wrong
    if (method === 'HEAD') return answer.body.length > 0 ? ['a body for HEAD'] : []
    const text = textOf(answer)
    return fieldIn(answer.fields, 'content-type') === MARKDOWN && text.startsWith('# ') && !text.includes(MARKER)
      ? []
      : [`the notice ${text.slice(0, 200)}`]
  }

  function wrongWithMissing(answer: Answer): string[] {
    const wrong = wrongStatus(answer, [404])
    if (wrong.length > 0) return wrong
    const text = textOf(answer)
    if (missingBodies.has(text)) return []
    const type = fieldIn(answer.fields, 'content-type')
    if (type !== MARKDOWN || !text.startsWith('# Page not found\n')) return [`the 404 ${type} ${text.slice(0, 200)}`]
    const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, link = '']) => link.slice(PUBLIC_URL.length))
    const strange = links.filter((path) => !known.pages.has(path) && !known.files.has(path))
    if (strange.length > 0 || text.includes(MARKER) || text.length > MAX_NOTICE_BYTES)
      return [`a 404 that names ${strange}`]
    missingBodies.add(text)
    return []
  }

  function decodedBody({ fields, body }: Answer): Buffer {
    const coding = fieldIn(fields, 'content-encoding')
    if (!coding) return body
    const key = `${coding} ${fieldIn(fields, 'etag')} ${body.length}`
    const seen = decodedBodies.get(key)
    if (seen) return seen
    const decoded = coding === 'br' ? brotliDecompressSync(body) : gunzipSync(body)
    decodedBodies.set(key, decoded)
    return decoded
  }

  function textOf(answer: Answer): string {
    return decodedBody(answer).toString()
  }
}

/** Whether Node answered, before the site's code. */
function isRefusal(answer: Answer | undefined): boolean {
  return answer !== undefined && REFUSALS.has(answer.status) && fieldIn(answer.fields, 'cache-status') === undefined
}

function wrongStatus({ status }: Answer, expected: number[]): string[] {
  return expected.includes(status) ? [] : [`should be ${expected.join(' or ')}`]
}

function fieldIn(fields: Answer['fields'], name: string): string | undefined {
  return fields.find(([other]) => other === name)?.[1]
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
