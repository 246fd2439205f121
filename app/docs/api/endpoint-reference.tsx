import { STATUS_CODES } from 'node:http'
import { CodeBlock } from '@/components/code-block'
import { InlineMarkdown } from '@/components/inline-markdown'
import { TableContent } from '@/components/table-content'
import { TryIt } from '@/components/try-it/try-it'
import { WideTable } from '@/components/wide-table'
import { referenceId } from '@/lib/site/api-addresses'
import { pageRankSource, ratingSource, type Source } from '@/lib/site/credits'
import { answerMessage } from '@/lib/site/endpoint-markdown'
import { domainRating } from '@/lib/site/endpoints/domain-rating'
import type { Endpoint, Header } from '@/lib/site/endpoints/endpoint'
import { pageRank } from '@/lib/site/endpoints/pagerank'
import { examplePairs, requestExamples } from '@/lib/site/request-examples'

const sources: Readonly<Record<string, Source>> = {
  [domainRating.path]: ratingSource,
  [pageRank.path]: pageRankSource,
}

/** Everything in the endpoint list about one endpoint. */
export function EndpointReference({ endpoint, siteUrl }: { endpoint: Endpoint; siteUrl: string }) {
  const { path, summary, description, parameters, limit, answers, exampleRequest } = endpoint
  const query = new URL(exampleRequest, siteUrl).searchParams
  return (
    <>
      <h2 id={referenceId(path)}>{summary}</h2>
      <p>
        <code>GET {path}</code>
      </p>
      <p>
        <InlineMarkdown>{description}</InlineMarkdown>
      </p>
      <p>
        <strong>Limit.</strong>{' '}
        <InlineMarkdown>{limit?.description ?? 'None: requests are not counted.'}</InlineMarkdown>
      </p>

      <TryIt
        path={path}
        fields={parameters.map(({ name, required }) => ({
          name,
          repeated: name.endsWith('[]'),
          optional: !required,
          initial: query.getAll(name).join('\n'),
        }))}
        shown={headersOf(endpoint).map(({ header }) => header.name)}
        source={sources[path]}
      />

      {parameters.length > 0 && (
        <>
          <h3>Parameters of {path}</h3>
          <WideTable label={`Parameters of ${path}`}>
            <TableContent
              head={['Name', 'Meaning', 'In the address']}
              rows={parameters.map(({ name, required, description, examples }) => [
                `\`${name}\` ${required ? 'required' : 'optional'}`,
                description,
                examples.map((example) => `\`${examplePairs(name, example).join('`, `')}\``).join('; '),
              ])}
            />
          </WideTable>
        </>
      )}

      <h3>Calling {path}</h3>
      {requestExamples(endpoint, siteUrl).map(({ label, language, code }) => (
        <CodeBlock key={label} label={label} language={language}>
          {code}
        </CodeBlock>
      ))}

      <h3>Answers of {path}</h3>
      <WideTable label={`Answers of ${path}`}>
        <TableContent
          head={['Status', 'When', 'What to do']}
          rows={answers.map(({ status, meaning, advice }) => [`${status} ${STATUS_CODES[status]}`, meaning, advice])}
        />
      </WideTable>
      {answers
        .filter(({ status, examples }) => status !== 405 && examples.length > 0)
        .map((answer) => (
          <CodeBlock
            key={answer.status}
            label={`${answer.status} ${STATUS_CODES[answer.status]}. ${answer.examples[0]?.summary ?? ''}`}
            language="http"
          >
            {answerMessage(answer)}
          </CodeBlock>
        ))}

      <h3>Headers of {path}</h3>
      <WideTable label={`Headers of ${path}`}>
        <TableContent
          head={['Field', 'On', 'Meaning', 'Such as']}
          rows={headersOf(endpoint).map(({ header, statuses }) => [
            `\`${header.name}\``,
            statuses.length === answers.length ? 'every status' : statuses.join(', '),
            header.description,
            `\`${header.example}\``,
          ])}
        />
      </WideTable>
    </>
  )
}

/** The header fields of all answers, each with the statuses that have it. */
function headersOf({ answers }: Endpoint): { header: Header; statuses: number[] }[] {
  const found = new Map<string, { header: Header; statuses: number[] }>()
  for (const { status, headers } of answers) {
    for (const header of headers) {
      const known = found.get(header.id) ?? { header, statuses: [] }
      found.set(header.id, { header, statuses: [...known.statuses, status] })
    }
  }
  return [...found.values()]
}
