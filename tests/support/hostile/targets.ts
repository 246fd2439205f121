import fc from 'fast-check'
import { MARKER } from './message'

const pick = fc.constantFrom

/** What makes another path of one that there is, or should not. */
const TRICKS: Record<string, (path: string) => string> = {
  'as it is': (path) => path,
  'a slash behind': (path) => `${path}/`,
  'two slashes behind': (path) => `${path}//`,
  'two slashes before': (path) => `/${path}`,
  'another host before': (path) => `//${MARKER}.example${path}`,
  'doubled slashes': (path) => path.replaceAll('/', '//'),
  'as markdown': (path) => `${path}.md`,
  'as the markdown of an index': (path) => `${path.replace(/\/$/, '')}/index.md`,
  'as markdown, twice': (path) => `${path}.md.md`,
  'as markdown, in capitals': (path) => `${path}.MD`,
  'in capitals': (path) => path.toUpperCase(),
  'a dot before': (path) => `/.${path}`,
  'dots before': (path) => `/../..${path}`,
  'dots within': (path) => `/${MARKER}/..${path}`,
  'dots behind': (path) => `${path}/..`,
  'encoded dots': (path) => `/%2e%2e${path}`,
  'an encoded dot within': (path) => `${path}/%2E/`,
  'encoded slashes': (path) => `/%2f${path.slice(1).replaceAll('/', '%2F')}`,
  'an encoded slash behind': (path) => `${path}%2f`,
  'encoded backslashes': (path) => `/%5c%5c${MARKER}.example${path}`,
  backslashes: (path) => `/\\${path.slice(1).replaceAll('/', '\\')}`,
  'encoded letters': (path) => path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  'encoded twice': (path) => path.replace(/[a-z]/g, (letter) => `%25${letter.charCodeAt(0).toString(16)}`),
  'a null byte': (path) => `${path}%00`,
  'a null byte before an ending': (path) => `${path}%00.md`,
  'a line break': (path) => `${path}%0d%0aSet-Cookie:%20${MARKER}=1%0d%0a%0d%0a<html>`,
  'an overlong slash': (path) => `${path}%c0%af..%c0%af`,
  'a lone surrogate': (path) => `${path}%ed%a0%80`,
  'half a character': (path) => `${path}%e2%82`,
  'a percent sign': (path) => `${path}%`,
  'a malformed escape': (path) => `${path}%zz%u0041`,
  'a parameter': (path) => `${path};${MARKER}=1`,
  'a fragment': (path) => `${path}#${MARKER}`,
  'for the router': (path) => `${path}.rsc`,
  'for the router, a segment': (path) => `${path}.segments/_tree.segment.rsc`,
  'as data': (path) => `/_next/data/${MARKER}${path}.json`,
  'as an image': (path) => `/_next/image?url=${encodeURIComponent(path)}&w=64&q=75`,
  'as an image of another host': (path) => `/_next/image?url=http://${MARKER}.example${path}&w=64&q=75`,
  'the internal route': (path) => `/md${path}`,
  'the internal route, encoded': (path) => `/%6dd${path}`,
  'the internal route of missing pages': (path) => `/missing${path}`,
  'in another language': (path) => `/en${path}`,
  'a hundred times': (path) => path.repeat(100).slice(0, 5_000),
  'deep down': (path) => `${'/a'.repeat(2_000)}${path}`,
  'a long way behind': (path) => path + '%61'.repeat(1_500),
  markup: (path) => `${path}"><script>${MARKER}</script>`,
}

const ODD_PATHS = [
  '/',
  '*',
  '/*',
  '/.env',
  '/.git/config',
  '/__proto__',
  '/constructor/prototype',
  '/toString',
  '/_next/static',
  '/_next/static/../../package.json',
  '/_next/static/%2e%2e/%2e%2e/server/app/index.html',
  '/_next/webpack-hmr',
  '/_next/mcp',
  '/_not-found',
  '/_global-error',
  '/404',
  '/500',
  '/[...missing]',
  '/md/[[...path]]',
  '/server.js',
  '/package.json',
  '/.next/BUILD_ID',
  '/cdn-cgi/trace',
  `/${MARKER}`,
]

const pieces = pick(
  '/',
  '/',
  '//',
  '.',
  '..',
  '%',
  '%2f',
  '%00',
  '%ff',
  '%f0%9f%92%a9',
  'a',
  'about',
  'api',
  '.md',
  ';',
)
const madeUp = fc.array(pieces, { maxLength: 20 }).map((parts) => `/${parts.join('')}`)

/** Any character of a query but for spaces and what ends a line. */
const garbage = fc.string({ unit: pick(...'abz019%&=+[]{}()<>"\'\\/?:;,.#!*-_~^`|@$'), maxLength: 60 })
const times = pick(1, 2, 10, 300)

const queries = fc.oneof(
  { weight: 8, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: garbage.map((text) => `?${text}`) },
  {
    weight: 4,
    arbitrary: pick(
      '?',
      '??',
      '?&&&=&==',
      '?%',
      '?%zz=%',
      '?_rsc',
      `?_rsc=${MARKER}`,
      '?_rsc=1&_rsc=2',
      `?next=//${MARKER}.example/`,
      `?${MARKER}=<script>alert(1)</script>`,
      `?a=%0d%0aSet-Cookie:%20${MARKER}=1`,
      '?__proto__[target]=a.com&constructor[prototype][target]=a.com&__proto__=a.com',
      '?nxtPpath=md&nxtIpath=about&nxtPpage=about.png',
      '?__nextLocale=en&__nextDataReq=1&__nextDefaultLocale=en&__nextInferredLocaleFromDefault=1',
      '?slug=about&path=about&page=about&missing=about',
      '?amp=1&__nextppronly=1&dpl=1',
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(pick('a', 'a=1', '__proto__=1', 'a[]=1', 'a[b][c]=1', '%41=%42'), pick(2_000, 500, 20))
      .map(([parameter, count]) => `?${`${parameter}&`.repeat(count).slice(0, 4_500)}`),
  },
)

const DOMAINS = [
  'github.com',
  'wikipedia.org',
  `${MARKER}.com`,
  'münchen.de',
  'https://www.mozilla.org/en-US/?a=1',
  'user.github.io',
  '',
  ' ',
  'localhost',
  '127.0.0.1',
  '[::1]',
  '0x7f.1',
  'com',
  'co.uk',
  'ftp://a.com',
  'javascript:alert(1)',
  'file:///etc/passwd',
  `http://${MARKER}@169.254.169.254/`,
  'a.com\r\nX-Injected: 1',
  'a.com\0',
  '\ud800.com',
  '\u202ea.com',
  '.',
  '..',
  '-a.com',
  '__proto__',
  'constructor',
  '"a".com',
  `a.${MARKER}`,
  `${'a.'.repeat(126)}com`,
  `${'a'.repeat(64)}.com`,
  'a'.repeat(2_049),
  '{"$gt":""}',
  "a.com' or 1=1 --",
  '%00',
  '../../etc/passwd',
]

/** A lone surrogate as the three bytes that no UTF-8 has. */
const encoded = (text: string) =>
  text.isWellFormed() ? encodeURIComponent(text) : `%ed%a0%80${encodeURIComponent(text.slice(1))}`

const domain = pick(...DOMAINS).map(encoded)
const raw = garbage.map((text) => text.replaceAll('#', ''))
const value = fc.oneof({ weight: 5, arbitrary: domain }, { weight: 1, arbitrary: raw })
const targetName = pick(
  'target',
  'target',
  'target',
  'target',
  'target[]',
  'target[a]',
  'TARGET',
  'domains[]',
  '__proto__',
)
const domainsName = pick(
  'domains[]',
  'domains[]',
  'domains%5B%5D',
  'domains',
  'domains[0]',
  'domains[__proto__]',
  'target',
)

const query = (name: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.array(fc.tuple(name, value), { maxLength: 4 }), times)
    .map(([parameters, count]) =>
      `?${parameters.map(([name, text]) => `${name}=${text}`).join('&')}${`&${'a=1'}`.repeat(count - 1)}`.slice(
        0,
        6_000,
      ),
    )

/** What a client asks an endpoint for, well and badly. */
const endpointTargets = fc.oneof(
  query(targetName).map((search) => `/api/domain-rating${search}`),
  query(domainsName).map((search) => `/api/pagerank${search}`),
  fc.tuple(domainsName, fc.integer({ min: 8, max: 13 })).map(([name, count]) => {
    return `/api/pagerank?${Array.from({ length: count }, (_, at) => `${name}=a${at}.com`).join('&')}`
  }),
  queries.map((search) => `/api/stats${search}`),
  queries.map((search) => `/healthz${search}`),
)

/** Targets of requests, most of them paths of the site with something done to them. */
export function hostileTargets(paths: readonly string[]): fc.Arbitrary<string> {
  const path = fc.oneof(
    { weight: 12, arbitrary: pick(...paths) },
    {
      weight: 8,
      arbitrary: fc.tuple(pick(...paths), pick(...Object.values(TRICKS))).map(([known, trick]) => trick(known)),
    },
    { weight: 1, arbitrary: pick(...ODD_PATHS) },
    { weight: 1, arbitrary: madeUp },
  )
  const ofPath = fc.tuple(path, queries).map(([known, search]) => known + (known.includes('?') ? '' : search))
  const target = fc.oneof({ weight: 5, arbitrary: ofPath }, { weight: 2, arbitrary: endpointTargets })
  const origin = fc.oneof(
    { weight: 15, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: pick(`http://${MARKER}.example`, 'https://localhost:1') },
  )
  return fc.tuple(origin, target).map(([before, rest]) => (rest.startsWith('/') ? before + rest : rest))
}
