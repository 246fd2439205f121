import { expectPublished } from './endpoint-schema'
import { newClient, type SiteWithProviders } from './site-with-providers'

export interface Answer {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: the published schema has been checked, each test names what it reads
  body: any
}

/** Asks an endpoint of the running site and checks the answer against openapi.json. */
export async function ask(
  site: SiteWithProviders,
  path: string,
  { client = newClient(), countersDown, ...init }: RequestInit & { client?: string; countersDown?: boolean } = {},
): Promise<Answer> {
  const response = await site.as(client, path, init)
  const text = await response.text()
  const { pathname } = new URL(path, site.url)
  if (init.method !== 'OPTIONS') expectPublished(response, text, { path: pathname, method: init.method, countersDown })
  return { status: response.status, headers: response.headers, text, body: text ? JSON.parse(text) : undefined }
}
