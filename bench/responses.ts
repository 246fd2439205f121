import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'

export interface RawResponse {
  status: number
  headers: IncomingMessage['headers']
  /** Names and values in turn, as they came. */
  rawHeaders: string[]
  body: Buffer
}

/** Asks once, on a connection of its own, for the bytes as they are on the wire. */
export async function ask(url: string, headers: Record<string, string> = {}): Promise<RawResponse> {
  const [response]: IncomingMessage[] = await once(get(url, { headers, agent: false }), 'response')
  if (!response) throw new Error(`no response from ${url}`)
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    rawHeaders: response.rawHeaders,
    body: Buffer.concat(chunks),
  }
}
