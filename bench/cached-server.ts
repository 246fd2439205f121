import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import leven from 'leven'
import { createCoarseClock } from '@/lib/http-cache/clock'
import { createHttpCache } from '@/lib/http-cache/http-cache'
import { json, page } from '@/tests/support/origin'
import { usage } from './usage'

const PAGES = ['/', ...Array.from({ length: 40 }, (_, number) => `/guides/a-page-with-number-${number}`)]
const TARGET = /^(?:https?:\/\/)?(?:www\.)?([\w.-]+)/i

const html = page('s-maxage=31536000')
const stats = json({ editorsPitched: 1, blogsResearched: 2 }, { 'cache-control': 'public, max-age=600' })
const rating = json({ domain: 'example.com', domainRating: 93 }, { 'cache-control': 'public, max-age=86400' })
const inlineScripts = '<script>self.__next_f.push([1,"a part of the page"])</script>'

const cache = createHttpCache({
  handle: (request, response) => {
    const path = request.url?.split('?')[0]
    if (path === '/api/stats') return stats(request, response)
    if (path === '/api/domain-rating') return rating(request, response)
    if (request.headers.accept !== 'text/html') return html(request, response)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 's-maxage=31536000' })
    response.end(
      Array.from({ length: 400 }, (_, line) => `<p>Line ${line} of ${path}, ${Math.sin(line)}</p>`).join('\n') +
        Array.from({ length: 8 }, (_, part) => inlineScripts.replace('part', `part ${part}`)).join(''),
    )
  },
  ownHeaders: { host: 'localhost' },
  pages: PAGES,
  files: ['/llms.txt'],
  apis: {
    '/api/stats': { normalise: () => '' },
    '/api/domain-rating': {
      normalise: (query) => {
        const [, domain] = TARGET.exec(query.get('target') ?? '') ?? []
        return domain && `target=${domain.toLowerCase()}`
      },
    },
  },
  isPassed: () => false,
  notices: {
    missing: (path) => notice(`# Not found\n\n${closest(path).join('\n')}\n`),
    notAcceptable: () => notice('# Not acceptable\n'),
    methodNotAllowed: () => notice('# Method not allowed\n'),
    failed: () => notice('# Failed\n'),
  },
  headers: {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'cross-origin-opener-policy': 'same-origin',
  },
  now: createCoarseClock(),
})
const server = createServer(cache.handle).listen(0, '127.0.0.1')
await once(server, 'listening')
process.send?.((server.address() as AddressInfo).port)
process.on('message', () => process.send?.(usage()))
await cache.warmUp()

function notice(body: string) {
  return { contentType: 'text/markdown; charset=utf-8', body }
}

function closest(path: string): string[] {
  const distances = PAGES.slice(0, 20).map((page) => ({ page, distance: leven(path, page) }))
  return distances
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 10)
    .map(({ page }) => `- [${page}](http://localhost:3000${page})`)
}
