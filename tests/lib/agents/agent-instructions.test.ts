import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { agentInstructions } from '@/lib/agents/agent-instructions'
import { endpoints } from '@/lib/endpoints/endpoints'
import { pageRank } from '@/lib/endpoints/pagerank'
import { linksIn } from '@/tests/support/responses/rendered-markdown'

const text = agentInstructions({ siteName: 'Site', siteUrl: 'https://site.test' })

/** The text from one H2 to the next. */
function section(title: string): string {
  const [, body] = text.split(`\n## ${title}\n`)
  if (body === undefined) throw new Error(`no section ${title}`)
  return body.split('\n## ')[0] ?? ''
}

describe('the endpoints', () => {
  const named = [...text.matchAll(/\/api\/[a-z-]+/g)].map(([path]) => path)

  it('are all of the list, and no other', () => {
    expect([...new Set(named)].toSorted()).toEqual(endpoints.map(({ path }) => path).toSorted())
  })

  it.each(endpoints)('$path has a call with the shape of its answer, labelled as an example', (endpoint) => {
    const calls = section('Calling the endpoints')
    const [, after = ''] = calls.split(`curl -i "https://site.test${endpoint.exampleRequest}"\n`)
    const [, label = '', answer = ''] = after.match(/```\n\n(.+)\n\n```http\nHTTP\/1\.1 200 OK\n([\s\S]+?)\n```/) ?? []
    const success = endpoint.responses.find(({ status }) => status === 200)
    const [head = '', body = ''] = answer.split('\n\n')
    expect(label).toMatch(/example/i)
    expect(success?.body?.safeParse(JSON.parse(body)).success).toBe(true)
    for (const line of head.split('\n').slice(1)) {
      const [name = '', value = ''] = line.split(/: (.*)/)
      const header = success?.headers.find((one) => one.name === name)
      expect(String(header?.example)).toBe(value)
    }
  })
})

it.each(endpoints)('$path has its parameters, limit and errors', ({ path, parameters, limit, responses }) => {
  for (const { name, required, description } of parameters) {
    expect(text).toContain(`\`${name}\` (${required ? 'required' : 'optional'}): ${description}`)
  }
  const cells = limit ? `${limit.limit} | ${limit.windowSeconds} | \`"${limit.name}"\` |` : 'no limit | | |'
  expect(section('Limits and back-off')).toContain(`| \`${path}\` | ${cells}`)
  if (limit) expect(text).toContain(limit.description)
  if (limit) expect(text).toContain(`RateLimit-Policy: "${limit.name}";q=${limit.limit};w=${limit.windowSeconds}`)
  for (const { status, meaning, advice } of responses.filter(({ status }) => status >= 400)) {
    expect(section('Errors')).toContain(`| \`${path}\` | ${status} | ${meaning} | ${advice} |`)
  }
})

describe('the limits', () => {
  it('on long lists follow from the list', () => {
    // 720 in 60 minutes; 10 an hour with 10 domains each.
    expect(text).toContain('more than 720 new ratings or 100 PageRank values an hour')
    expect(z.toJSONSchema(pageRank.parameters[0]?.schema ?? z.never()).maxItems).toBe(10)
    expect(text).toContain('up to 10 domains')
  })

  it('show a refusal with Retry-After', () => {
    expect(section('Limits and back-off')).toMatch(
      /HTTP\/1\.1 429 Too Many Requests\n(?:.+\n)*Retry-After: \d+\n\n\{"error":"[^"]+"\}/,
    )
  })
})

it('leads to this site and to the licensor alone', () => {
  const origins = linksIn(text).map((address) => new URL(address).origin)
  expect(new Set(origins)).toEqual(new Set(['https://site.test', 'https://ahrefs.com']))
})
