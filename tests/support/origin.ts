import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

export type Reply = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** A request handler that stands for Next: answers by path, and tells who asked. */
export interface Origin {
  handle: RequestListener
  /** The requests so far, as `path` or, for markdown, `path markdown`. */
  asked: string[]
  /** The same requests' header fields. */
  fields: IncomingMessage['headers'][]
  reply(path: string, reply: Reply): void
}

export function createOrigin(fallback: Reply = page()): Origin {
  const replies = new Map<string, Reply>()
  const asked: string[] = []
  const fields: IncomingMessage['headers'][] = []
  return {
    asked,
    fields,
    reply: (path, reply) => replies.set(path, reply),
    handle: async (request, response) => {
      const { url = '', headers } = request
      asked.push(headers.accept === 'text/markdown' ? `${url} markdown` : url)
      fields.push(headers)
      await (replies.get(url) ?? fallback)(request, response)
    },
  }
}

/** Answers each path in the variant asked for, with more than a kilobyte that names both. */
export function page(
  cacheControl = 's-maxage=60, stale-while-revalidate=30',
  more: Record<string, string> = {},
): Reply {
  return ({ url, headers }, response) => {
    const type = headers.accept === 'text/markdown' ? 'text/markdown' : 'text/html'
    const text = `${type} of ${url}\n`.repeat(40)
    response.setHeader('Vary', 'rsc, next-router-state-tree')
    response.setHeader('Cache-Control', cacheControl)
    for (const [name, value] of Object.entries(more)) response.setHeader(name, value)
    response.setHeader('Content-Type', `${type}; charset=utf-8`)
    response.end(text)
  }
}

export function json(body: unknown, headers: Record<string, string> = {}, status = 200): Reply {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(body))
  }
}
