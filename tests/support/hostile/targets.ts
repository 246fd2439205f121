import fc from 'fast-check'
import { spellingsOf } from '@/tests/support/spellings'
import { words } from '@/tests/support/words'
import { MARKER } from './message'

const pick = fc.constantFrom

/** Prefixes of a path: dots, encoded and backward slashes, another host, internal routes, Next's own addresses. */
const BEFORE = words(`
  / // /. /../.. /%2e%2e /%2f /\\ /%5c%5c${MARKER}.example //${MARKER}.example /${MARKER}/.. /en /md /%6dd /missing
  /_next/data/${MARKER} /_next/image?w=64&q=75&url= /_next/image?w=64&q=75&url=http://${MARKER}.example`)

/** Suffixes: endings, dots, NULs, line ends, malformed escapes and UTF-8, parameters, fragments, markup. */
const BEHIND = words(`
  .MD .md.md .rsc .json .segments/_tree.segment.rsc /.. /%2E/ %2f %00 %00.md %c0%af..%c0%af %ed%a0%80 %e2%82 % %zz%u0041
  ;${MARKER}=1 #${MARKER} "><script>${MARKER}</script> %0d%0aSet-Cookie:%20${MARKER}=1%0d%0a%0d%0a<html>`)

const encoded = (by: string) => (path: string) =>
  path.replace(/[a-z]/g, (letter) => `${by}${letter.charCodeAt(0).toString(16)}`)

/** Changes to a whole path. */
const CHANGES: ((path: string) => string)[] = [
  (path) => path.toUpperCase(),
  (path) => path.replaceAll('/', '//'),
  (path) => `/%2f${path.slice(1).replaceAll('/', '%2F')}`,
  (path) => `/\\${path.slice(1).replaceAll('/', '\\')}`,
  encoded('%'),
  encoded('%25'),
  (path) => path.repeat(100).slice(0, 5_000),
  (path) => `${'/a'.repeat(2_000)}${path}`,
  (path) => path + '%61'.repeat(1_500),
]

const ODD_PATHS = words(`
  / * /* /.env /.git/config /__proto__ /constructor/prototype /toString /_next/static /_next/webpack-hmr /_next/mcp
  /_next/static/../../package.json /_next/static/%2e%2e/%2e%2e/server/app/index.html /_not-found /_global-error /404 /500
  /[...missing] /md/[[...path]] /server.js /package.json /.next/BUILD_ID /cdn-cgi/trace /${MARKER}`)

const madeUp = fc
  .array(pick(...words('/ / // . .. % %2f %00 %ff %f0%9f%92%a9 a about api .md ;')), { maxLength: 20 })
  .map((parts) => `/${parts.join('')}`)

/** Any character of a query except spaces and line ends. */
const garbage = fc.string({ unit: pick(...'abz019%&=+[]{}()<>"\'\\/?:;,.#!*-_~^`|@$'), maxLength: 60 })

const ODD_QUERIES = words(`
  ? ?? ?&&&=&== ?% ?%zz=% ?_rsc ?_rsc=${MARKER} ?_rsc=1&_rsc=2 ?next=//${MARKER}.example/
  ?${MARKER}=<script>alert(1)</script> ?a=%0d%0aSet-Cookie:%20${MARKER}=1
  ?__proto__[target]=a.com&constructor[prototype][target]=a.com&__proto__=a.com
  ?nxtPpath=md&nxtIpath=about&nxtPpage=about.png ?slug=about&path=about&page=about&missing=about
  ?__nextLocale=en&__nextDataReq=1&__nextDefaultLocale=en&__nextInferredLocaleFromDefault=1 ?amp=1&__nextppronly=1&dpl=1`)

const repeated = fc
  .tuple(pick('a', 'a=1', '__proto__=1', 'a[]=1', 'a[b][c]=1', '%41=%42'), pick(2_000, 500, 20))
  .map(([parameter, count]) => `?${`${parameter}&`.repeat(count).slice(0, 4_500)}`)

const queries = fc.oneof(
  { weight: 8, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: garbage.map((text) => `?${text}`) },
  { weight: 4, arbitrary: pick(...ODD_QUERIES) },
  { weight: 1, arbitrary: repeated },
)

const DOMAINS = [
  ...words(`
    github.com wikipedia.org ${MARKER}.com a.${MARKER} münchen.de https://www.mozilla.org/en-US/?a=1 user.github.io com co.uk
    localhost 127.0.0.1 [::1] 0x7f.1 http://${MARKER}@169.254.169.254/ ftp://a.com javascript:alert(1) file:///etc/passwd
    ../../etc/passwd . .. -a.com __proto__ constructor "a".com {"$gt":""} %00`),
  ...['', ' ', 'a.com\r\nX-Injected: 1', 'a.com\0', '\ud800.com', '\u202ea.com', "a.com' or 1=1 --"],
  ...[`${'a.'.repeat(126)}com`, `${'a'.repeat(64)}.com`, 'a'.repeat(2_049)],
]

/** Writes a lone surrogate as three bytes that are not UTF-8. */
const inQuery = (text: string) =>
  text.isWellFormed() ? encodeURIComponent(text) : `%ed%a0%80${encodeURIComponent(text.slice(1))}`

const value = fc.oneof(
  { weight: 5, arbitrary: pick(...DOMAINS).map(inQuery) },
  { weight: 1, arbitrary: garbage.map((text) => text.replaceAll('#', '')) },
)
const targetName = pick(...words('target target target target target[] target[a] TARGET domains[] __proto__'))
const domainsName = pick(...words('domains[] domains[] domains%5B%5D domains domains[0] domains[__proto__] target'))

const query = (name: fc.Arbitrary<string>) =>
  fc.tuple(fc.array(fc.tuple(name, value), { maxLength: 4 }), pick(1, 2, 10, 300)).map(([parameters, count]) => {
    const named = parameters.map((pair) => pair.join('='))
    return `?${[named.join('&'), ...Array(count - 1).fill('a=1')].join('&')}`.slice(0, 6_000)
  })

/** Valid and invalid requests to the endpoints. */
const endpointTargets = fc.oneof(
  query(targetName).map((search) => `/api/domain-rating${search}`),
  query(domainsName).map((search) => `/api/pagerank${search}`),
  fc.tuple(domainsName, fc.integer({ min: 8, max: 13 })).map(([name, count]) => {
    return `/api/pagerank?${Array.from({ length: count }, (_, at) => `${name}=a${at}.com`).join('&')}`
  }),
  queries.map((search) => `/api/stats${search}`),
  queries.map((search) => `/healthz${search}`),
)

/** Request targets, most of them changed paths of the site. */
export function hostileTargets(paths: readonly string[]): fc.Arbitrary<string> {
  const known = pick(...paths)
  const joined = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((all) => all.join(''))
  const path = fc.oneof(
    { weight: 12, arbitrary: known },
    { weight: 1, arbitrary: joined(known, pick('/')) },
    { weight: 2, arbitrary: spellingsOf(paths) },
    { weight: 2, arbitrary: joined(pick(...BEFORE), known) },
    { weight: 2, arbitrary: joined(known, pick(...BEHIND)) },
    { weight: 1, arbitrary: joined(pick(...BEFORE), known, pick(...BEHIND)) },
    { weight: 2, arbitrary: fc.tuple(known, pick(...CHANGES)).map(([of, change]) => change(of)) },
    { weight: 1, arbitrary: pick(...ODD_PATHS) },
    { weight: 1, arbitrary: madeUp },
  )
  const ofPath = fc.tuple(path, queries).map(([at, search]) => at + (at.includes('?') ? '' : search))
  const target = fc.oneof({ weight: 5, arbitrary: ofPath }, { weight: 2, arbitrary: endpointTargets })
  const origins = pick(...Array<string>(15).fill(''), `http://${MARKER}.example`, 'https://localhost:1')
  return fc.tuple(origins, target).map(([origin, rest]) => (rest.startsWith('/') ? origin + rest : rest))
}
