import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Ask } from '@/lib/http/answer'
import { capture } from '@/lib/http/capture'

export type Reply = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** Stands for Next: answers by path, and tells who asked. */
export interface Origin {
  ask: Ask
  /** The requests so far, as `path` or, for markdown, `path markdown`. */
  asked: string[]
  /** The same requests' header fields. */
  fields: IncomingMessage['headers'][]
  reply(path: string, reply: Reply): void
}

const LIMITS = { maxBodyBytes: 32 * 1024 * 1024, timeoutMs: 60_000 }

export function createOrigin(fallback: Reply = page()): Origin {
  const replies = new Map<string, Reply>()
  const asked: string[] = []
  const fields: IncomingMessage['headers'][] = []
  return {
    asked,
    fields,
    reply: (path, reply) => replies.set(path, reply),
    ask: (question) => {
      const { path, headers } = question
      asked.push(headers.accept === 'text/markdown' ? `${path} markdown` : path)
      fields.push(headers)
      return capture(replies.get(path) ?? fallback, question, LIMITS)
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
