import { STATUS_CODES } from 'node:http'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { EndpointReference } from '@/app/docs/api/[endpoint]/endpoint-reference'
import { openApiDocument } from '@/lib/api-description/openapi'
import { endpoints } from '@/lib/endpoints/endpoints'
import { visibleWords } from '@/tests/support/responses/visible-words'

const siteUrl = 'https://site.test'
const { info, paths, components } = openApiDocument(siteUrl, 'Site')
const topics = info.description.split('## ')
const html = endpoints.map((endpoint) =>
  renderToStaticMarkup(<EndpointReference key={endpoint.path} endpoint={endpoint} siteUrl={siteUrl} />),
)
const sections = Object.entries(paths).map(([path, { get }], index) => ({ path, get, text: textOf(html[index] ?? '') }))

describe.each(sections)('the reference of $path in openapi.json', ({ path, get, text }) => {
  it('has the operation and each parameter with its examples', () => {
    const topic = topics.find((text) => text.startsWith(`GET ${path}\n`)) ?? 'no topic'
    const wanted = [...topic.trim().split('\n\n')]
    for (const { name, description, required, examples } of get.parameters) {
      wanted.push(name, description, required ? 'required' : 'optional')
      for (const { summary, value } of Object.values(examples)) {
        wanted.push(summary, ...[value].flat().map((one) => encodeURIComponent(String(one))))
      }
    }
    expect(
      missingFrom(
        text,
        wanted.flatMap((words) => words.split('\n\n')),
      ),
    ).toEqual([])
  })

  it('has each status with its description, headers and every example', () => {
    const wanted: string[] = []
    for (const [status, { description, headers, content }] of Object.entries(get.responses)) {
      wanted.push(`${status} ${STATUS_CODES[status]}`, description)
      for (const [name, { $ref }] of Object.entries(headers)) {
        const header = components.headers[$ref.split('/').at(-1) ?? '']
        wanted.push(name, header?.description ?? 'no header', String(header?.example))
      }
      for (const { value } of Object.values(content?.['application/json'].examples ?? {})) {
        wanted.push(JSON.stringify(value))
      }
    }
    expect(missingFrom(text, wanted)).toEqual([])
  })

  it('has each field of the bodies of its 200', () => {
    const id = get.responses['200']?.content?.['application/json'].schema.$ref.split('/').at(-1) ?? ''
    expect(missingFrom(text, Object.keys(components.schemas[id]?.properties ?? { none: 'no schema' }))).toEqual([])
  })
})

/** Without white space and marks of markdown, which the page shows in its own way. */
function bare(words: string): string {
  return words.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1').replace(/[\s`*]+/g, '')
}

function textOf(markup: string): string {
  return bare(visibleWords(`<main>${markup}</main>`).join(''))
}

function missingFrom(text: string, wanted: readonly string[]): string[] {
  return wanted.filter((words) => !text.includes(bare(words)))
}
