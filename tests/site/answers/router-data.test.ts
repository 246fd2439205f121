import { afterAll, expect, inject, it } from 'vitest'
import { SITE_FOLDER } from '@/lib/build-record'
import { pages } from '@/lib/site/pages'
import { readBuiltSite } from '@/server/built-site'
import { type Reply, send } from '@/tests/support/send'
import { startByNext } from '@/tests/support/servers/next-start'

const siteUrl = inject('siteUrl')
/** Next's own server, on the second of the two builds. */
const next = await startByNext()
afterAll(() => next.stop())

// Not from Next's folder: the second build has emptied it.
const built = readBuiltSite(SITE_FOLDER, {})

/** The names of a page's parts, and one that it does not have. */
function segmentsOf(path: string): string[] {
  return [...(built.pages.get(path)?.segments.keys() ?? []), '/of-no-page']
}

/** Next redirects to the address that has the hash of the router's fields. The own server needs no hash. */
async function askNext(path: string, headers: Record<string, string>): Promise<Reply> {
  const reply = await send(next.url, path, { headers })
  return reply.status === 307 ? send(next.url, reply.headers.location ?? '', { headers }) : reply
}

function comparable({ status, headers, text }: Reply) {
  if (status !== 200) return { status, text }
  const ofRouter = Object.entries(headers).filter(([name]) =>
    /^(?:content-type|x-nextjs-(?:prerender|postponed))$/.test(name),
  )
  // Next sends some of them twice.
  const fields = ofRouter.map(([name, value]) => [name, String(value).split(', ', 1)[0]])
  return { status, text, fields: Object.fromEntries(fields) }
}

it.each(pages.map(({ path }) => path))(
  "the client-side router gets the same bytes of %s as from Next's server",
  async (path) => {
    const prefetch = { rsc: '1', 'next-router-prefetch': '1' }
    const parts = segmentsOf(path).map((name) => ({ ...prefetch, 'next-router-segment-prefetch': name }))
    expect(parts.length).toBeGreaterThan(3)
    for (const headers of [{ rsc: '1' }, prefetch, ...parts]) {
      const [own, nexts] = await Promise.all([send(siteUrl, path, { headers }), askNext(path, headers)])
      expect(comparable(own)).toEqual(comparable(nexts))
      expect(own.headers['cache-control']).toMatch(/^private, /)
    }
  },
)
