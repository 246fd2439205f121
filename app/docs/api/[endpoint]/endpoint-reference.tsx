import { STATUS_CODES } from 'node:http'
import { CODES, type Code } from '@/components/code-tabs/code-choice'
import { CodeTabs } from '@/components/code-tabs/code-tabs'
import { Beside } from '@/components/prose/beside'
import { CodeBlock } from '@/components/prose/code-block'
import { InlineMarkdown } from '@/components/prose/inline-markdown'
import { TableContent } from '@/components/prose/table-content'
import { WideTable } from '@/components/prose/wide-table'
import type { Heading } from '@/components/side-navigation/headings'
import { TryIt } from '@/components/try-it/try-it'
import { responseMessage } from '@/lib/api-description/endpoint-markdown'
import { examplePairs, requestExamples } from '@/lib/api-description/request-examples'
import { bodyFields, schemaText } from '@/lib/api-description/schema-text'
import { domainRating } from '@/lib/endpoints/domain-rating'
import type { DescribedResponse, Endpoint, Header } from '@/lib/endpoints/endpoint'
import { pageRank } from '@/lib/endpoints/pagerank'
import { pageRankSource, ratingSource, type Source } from '@/lib/site/sources'
import styles from './endpoint-reference.module.css'
import { FieldList } from './field-list'

const sources: Readonly<Record<string, Source>> = {
  [domainRating.path]: ratingSource,
  [pageRank.path]: pageRankSource,
}

/** The parts of the page, for its side navigation. */
export function entriesOf({ parameters }: Endpoint): Heading[] {
  const titles = ['Request', 'Parameters', 'Responses', 'Headers']
  return titles
    .filter((title) => title !== 'Parameters' || parameters.length > 0)
    .map((title) => ({ id: title.toLowerCase(), title }))
}

/** Everything in the endpoint list about one endpoint. */
export function EndpointReference({ endpoint, siteUrl }: { endpoint: Endpoint; siteUrl: string }) {
  const { path, description, parameters, limit, responses } = endpoint
  return (
    <div className={styles.endpoint} data-full>
      <Beside
        example={<Request endpoint={endpoint} siteUrl={siteUrl} />}
        more={
          <>
            <p>
              <InlineMarkdown>{description}</InlineMarkdown>
            </p>
            <p>
              <strong>Limit.</strong>{' '}
              <InlineMarkdown>{limit?.description ?? 'None. Requests aren’t counted.'}</InlineMarkdown>
            </p>
            {parameters.length > 0 && (
              <>
                <h2 id="parameters">Parameters</h2>
                <FieldList
                  fields={parameters.map(({ name, required, schema, description, examples }) => ({
                    name,
                    type: schemaText(schema),
                    flag: required ? 'required' : 'optional',
                    description,
                    examples: examples.map((example) => ({
                      summary: example.summary,
                      code: examplePairs(name, example).join('&'),
                    })),
                  }))}
                />
              </>
            )}
          </>
        }
      >
        <h2 id="request">Request</h2>
        <p className={styles.address}>
          <code>GET {path}</code>
        </p>
      </Beside>

      <h2 id="responses">Responses</h2>
      {responses.map((response) => (
        <ResponseReference key={response.status} response={response} />
      ))}

      <h2 id="headers">Headers</h2>
      <WideTable label={`Headers of ${path}`} breaksCode>
        <TableContent
          head={['Header', 'Sent with', 'Meaning', 'Example']}
          rows={headersOf(endpoint).map(({ header, statuses }) => [
            `\`${header.name}\``,
            statuses.length === responses.length ? 'every status' : statuses.join(', '),
            header.description,
            `\`${header.example}\``,
          ])}
        />
      </WideTable>
    </div>
  )
}

/** The request in each language, and a form that sends it. */
function Request({ endpoint, siteUrl }: { endpoint: Endpoint; siteUrl: string }) {
  const { path, parameters, exampleRequest } = endpoint
  const query = new URL(exampleRequest, siteUrl).searchParams
  return (
    <div className={styles.panel} data-tone="night">
      <CodeTabs
        label={`A request to ${path}, by language`}
        panels={requestExamples(endpoint, siteUrl).map(({ label, language, code }) => ({
          code: codeOf(label),
          label,
          block: (
            <CodeBlock label={label} language={language}>
              {code}
            </CodeBlock>
          ),
        }))}
      />
      <TryIt
        path={path}
        fields={parameters.map(({ name, required }) => ({
          name,
          repeated: name.endsWith('[]'),
          optional: !required,
          initial: query.getAll(name).join('\n'),
        }))}
        shown={[...new Set(headersOf(endpoint).map(({ header }) => header.name))]}
        source={sources[path]}
      />
    </div>
  )
}

function ResponseReference({ response }: { response: DescribedResponse }) {
  const { status, meaning, advice, body, examples } = response
  const isSuccess = status === 200
  const [first, ...others] = examples
  return (
    <div className={styles.response}>
      <Beside
        example={
          first && (
            <div className={styles.panel} data-tone="night">
              <CodeBlock label={isSuccess ? first.summary : undefined} language="http">
                {responseMessage(response, isSuccess ? 2 : 0)}
              </CodeBlock>
              {others.map(({ name, value }) => (
                <CodeBlock key={name} language="json">
                  {JSON.stringify(value)}
                </CodeBlock>
              ))}
            </div>
          )
        }
      >
        <h3 className={status < 400 ? styles.good : styles.bad} id={`status-${status}`}>
          {status} {STATUS_CODES[status]}
        </h3>
        <p>
          <InlineMarkdown>{`${meaning} ${advice}`}</InlineMarkdown>
        </p>
        {isSuccess && body && (
          <FieldList
            fields={bodyFields(body).map(({ isRequired, ...field }) => ({
              ...field,
              flag: isRequired ? 'always present' : undefined,
            }))}
          />
        )}
      </Beside>
    </div>
  )
}

function codeOf(label: string): Code {
  const code = CODES.find((known) => known === label.toLowerCase())
  if (!code) throw new Error(`${label} has no tab: name it in components/code-tabs/code-choice.ts`)
  return code
}

/** The headers of all responses, each with the statuses that have it. */
function headersOf({ responses }: Endpoint): { header: Header; statuses: number[] }[] {
  const found = new Map<string, { header: Header; statuses: number[] }>()
  for (const { status, headers } of responses) {
    for (const header of headers) {
      const known = found.get(header.id) ?? { header, statuses: [] }
      found.set(header.id, { header, statuses: [...known.statuses, status] })
    }
  }
  return [...found.values()]
}
