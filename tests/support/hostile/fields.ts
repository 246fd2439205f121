import fc from 'fast-check'
import { acceptHeader, isOpen, textOf, variantOf } from '@/tests/support/accept-model'
import { words } from '@/tests/support/words'
import { type Field, MARKER, type Wanted } from './message'

const pick = fc.constantFrom

/** Fields that servers have believed about their own address, the client or the request. */
export const NAMING = words(`
  Forwarded X-Forwarded-For X-Forwarded-Host X-Forwarded-Server X-Forwarded-Proto X-Forwarded-Scheme X-Forwarded-Ssl
  X-Forwarded-Port X-Forwarded-Prefix X-Forwarded-Path X-Forwarded-Uri X-Original-Host X-Original-URL X-Original-Uri
  X-Rewrite-URL X-Host X-HTTP-Host-Override X-HTTP-Method-Override X-Real-IP X-Client-Address X-Url-Scheme X-Wap-Profile
  Origin Referer Via`)

/** Internal fields of Next and of Vercel. */
export const INTERNAL = words(`
  X-Middleware-Subrequest X-Middleware-Subrequest-Id X-Middleware-Rewrite X-Middleware-Redirect X-Middleware-Next
  X-Middleware-Invoke X-Middleware-Prefetch X-Middleware-Override-Headers X-Middleware-Request-Host
  X-Middleware-Set-Cookie X-Middleware-Skip X-Matched-Path X-Invoke-Path X-Invoke-Query X-Invoke-Status X-Invoke-Error
  X-Invoke-Output X-Now-Route-Matches X-Prerender-Revalidate X-Prerender-Revalidate-If-Generated X-Prerender-Bypass-Mode
  X-Next-Revalidated-Tags X-Next-Revalidate-Tag-Token X-Next-Cache-Tags X-Next-Resume-State-Length X-Nextjs-Data
  X-Nextjs-Rewritten-Path X-Nextjs-Rewritten-Query X-Nextjs-Html-Request-Id X-Nextjs-Request-Id X-Nextjs-Postponed
  X-Nextjs-Prerender X-Nextjs-Stale-Time X-Nextjs-Action-Not-Found Next-Resume Next-Hmr-Refresh X-Vercel-Id
  X-Vercel-Forwarded-For X-Vercel-Protection-Bypass X-Vercel-Deployment-Url Cookie Purpose`)

/** Fields that clients may send, and names of an object's own members. */
const OTHERS = words(`
  RSC Next-Action Next-Url Next-Router-State-Tree Next-Router-Prefetch Next-Router-Segment-Prefetch Authorization
  User-Agent Range If-Range If-Match If-None-Match If-Modified-Since If-Unmodified-Since Cache-Control Pragma
  Accept-Encoding Accept-Language Accept-Charset Content-Type Content-Encoding Access-Control-Request-Method
  Access-Control-Request-Headers TE Trailer Keep-Alive Max-Forwards Service-Worker __proto__ constructor hasOwnProperty`)

const VALUES = [
  ...words(`
    1 0 -1 * ${MARKER} 1e309 999999999999999999999999 / /md/about /_tree /api/stats POST gzip br identity;q=0 *;q=0 W/"
    gzip;q=2;q=3,,,; bytes=0- bytes=-1 bytes=0-0,2-3,5- bytes=9999999- bytes=z only-if-cached text/x-component [""
    middleware middleware:middleware:middleware:middleware:middleware application/json http://${MARKER}.example/
    src/middleware:src/middleware:src/middleware:src/middleware:src/middleware ${MARKER}.example 127.0.0.1 ::1
    for=192.0.2.1;host="evil";proto=https a="${MARKER} {"__proto__":{"a":1}} %7B%22message%22%3A%22forged%22%7D
    %00%0d%0aSet-Cookie:%20a=b %5B%22%22%2C%7B%7D%2Cnull%2Cnull%2Ctrue%5D <script>alert(1)</script>`),
  ...['', '\t', '\xff\xfe\x80', 'm\xfcnchen', '"a", W/"b", "c', '10.0.0.1, 203.0.113.7', 'no-cache, no-store'],
  ...['gzip, br;q=0.5, *;q=0', 'en;q=0.5, *;q=NaN', 'trailers, deflate;q=0.5', 'multipart/form-data; boundary=x'],
  ...['Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 9999 23:59:59 GMT', 'Sat, 32 Foo 2026 99:99:99'],
  ...[`__prerender_bypass=${MARKER}; __next_preview_data=${MARKER}`, 'a,'.repeat(500), 'x'.repeat(1_800)],
]

/** What the site and Next read most. */
const READ: Field[] = [
  ...['7f3a', `40${'a'.repeat(40)}`, MARKER, '', '__proto__'].map((action): Field => ['Next-Action', action]),
  ...['*', '"a", *', 'W/"a"'].map((tags): Field => ['If-None-Match', tags]),
  ...['br', 'gzip', 'gzip, br', '*', '*;q=0'].map((codings): Field => ['Accept-Encoding', codings]),
  ...Array<Field>(4).fill(['RSC', '1']),
]
const oddName = fc.string({ unit: pick(..."abzXY019-_!#$%&*.^`|~+'"), minLength: 1, maxLength: 20 })
const oddValue = fc.string({ unit: pick(...'ab,;="\\ \t:/\xe4\xff{}<>'), maxLength: 40 })

const field: fc.Arbitrary<Field> = fc.oneof(
  { weight: 10, arbitrary: fc.tuple(pick(...NAMING, ...INTERNAL, ...OTHERS), pick(...VALUES)) },
  { weight: 4, arbitrary: pick(...READ) },
  { weight: 1, arbitrary: fc.tuple(oddName, oddValue).map(([name, value]): Field => [`x${name}`, value]) },
)

/** Fields that do not frame the body, single or repeated. */
export const hostileFields: fc.Arbitrary<Field[]> = fc
  .array(fc.tuple(field, pick(1, 1, 1, 1, 2, 20)), { maxLength: 5 })
  .map((found) => found.flatMap(([one, count]) => Array<Field>(count).fill(one)))

interface Accepting {
  fields: Field[]
  wanted: Wanted
}

const repeated = fc
  .tuple(pick('a/b,', ',', 'text/*;q=0.5,', '"', '\\', ';a=b', 'text/html;q=0,'), pick(10, 299, 1_000))
  .map(([piece, count]) => piece.repeat(count).slice(0, 4_000))
const noise = fc.oneof(repeated, fc.string({ unit: pick(...'ab/*,;="\\q01. \t-\xe9'), maxLength: 60 }))

/** `Accept` in one field or two, with the variant that it asks for. */
export const hostileAccepts: fc.Arbitrary<Accepting> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Accepting>({ fields: [], wanted: 'html' }) },
  { weight: 1, arbitrary: fc.constant<Accepting>({ fields: [['Accept', 'image/png']], wanted: 'neither' }) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(pick('Accept', 'accept', 'ACCEPT'), acceptHeader, fc.nat())
      .map(([name, entries, at]): Accepting => {
        const first = entries.slice(0, at % entries.length)
        const lines = first.some(({ text }) => isOpen(text)) ? [entries] : [first, entries.slice(first.length)]
        const fields = lines.filter((line) => line.length > 0).map((line): Field => [name, textOf(line)])
        return { fields, wanted: variantOf(entries) ?? 'neither' }
      }),
  },
  { weight: 1, arbitrary: noise.map((text): Accepting => ({ fields: [['accept', text]], wanted: undefined })) },
)
