import { STATUS_CODES } from 'node:http'
import type { DescribedResponse, Endpoint } from '@/lib/endpoints/endpoint'
import type { Policy } from '@/lib/limit/policies'
import { escapePipes } from '@/lib/markdown/escape'

/** One endpoint with its parameters, limit and caching, a shell command that calls it, and a response. */
export function endpointMarkdown(endpoint: Endpoint, siteUrl: string): string {
  const { path, summary, description, parameters, limit, exampleRequest, responses } = endpoint
  const success = responses.find(({ status }) => status === 200)
  const facts = [
    ...parameters.map(
      ({ name, required, description }) => `- \`${name}\` (${required ? 'required' : 'optional'}): ${description}`,
    ),
    `- Limit: ${limit?.description ?? 'none.'}`,
    ...(success ? [`- Cache: ${cacheFact(success)} ${success.advice}`] : []),
  ]
  return `### ${summary}

\`GET ${path}\`. ${description}

${facts.join('\n')}

\`\`\`sh
curl -i "${siteUrl}${exampleRequest}"
\`\`\`

${success?.examples[0]?.summary}

${success ? responseExample(success) : ''}`
}

export function errorTable(endpoints: Endpoint[]): string {
  const rows = endpoints.flatMap(({ path, responses }) =>
    responses
      .filter(({ status }) => status >= 400)
      .map(
        ({ status, meaning, advice }) =>
          `| \`${path}\` | ${status} | ${escapePipes(meaning)} | ${escapePipes(advice)} |`,
      ),
  )
  return ['| endpoint | status | when | what to do |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

export function limitTable(endpoints: Endpoint[]): string {
  const rows = endpoints.map(({ path, limit }) =>
    limit
      ? `| \`${path}\` | ${limit.limit} | ${limit.windowSeconds} | \`"${limit.name}"\` |`
      : `| \`${path}\` | no limit | | |`,
  )
  return ['| endpoint | limit (`q`) | in any … seconds (`w`) | policy |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  )
}

/** How many requests of one client are admitted in an hour, on average. */
export function hourlyLimit({ limit, windowSeconds }: Policy): number {
  return Math.floor((limit * 3_600) / windowSeconds)
}

/** The response's first example as a code block. */
export function responseExample(response: DescribedResponse): string {
  return `\`\`\`http\n${responseMessage(response)}\n\`\`\``
}

/** The response's first example as an HTTP message; empty without one. `indent` is that of the body, in spaces. */
export function responseMessage({ status, headers, examples: [example] }: DescribedResponse, indent = 0): string {
  if (!example) return ''
  const shown = shownHeaders(status).flatMap((wanted) => headers.filter(({ name }) => name === wanted))
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}
Content-Type: application/json
${shown.map(({ name, example }) => `${name}: ${example}`).join('\n')}

${JSON.stringify(example.value, null, indent)}`
}

/** The headers that clients need. */
function shownHeaders(status: number): string[] {
  // The examples of the RateLimit headers belong to an admitted request.
  return status === 200
    ? ['Cache-Control', 'Age', 'Link', 'RateLimit-Policy', 'RateLimit']
    : ['Cache-Control', 'Retry-After']
}

function cacheFact({ headers }: DescribedResponse): string {
  const header = headers.find(({ name }) => name === 'Cache-Control')
  return header ? `\`${header.example}\`. ${header.description}` : 'as you like.'
}
