import { STATUS_CODES } from 'node:http'
import { CODES, type Code } from '@/components/code-tabs/code-choice'
import { CodeTabs } from '@/components/code-tabs/code-tabs'
import { Beside } from '@/components/prose/beside'
import { CodeBlock } from '@/components/prose/code-block'
import { InlineMarkdown } from '@/components/prose/inline-markdown'
import { TableContent } from '@/components/prose/table-content'
import { WideTable } from '@/components/prose/wide-table'
import type { Entry } from '@/components/side-navigation/side-navigation'
import { TryIt } from '@/components/try-it/try-it'
import { responseMessage } from '@/lib/api-description/endpoint-markdown'
import { examplePairs, requestExamples } from '@/lib/api-description/request-examples'
import { bodyFields, schemaText } from '@/lib/api-description/schema-text'
import { domainRating } from '@/lib/endpoints/domain-rating'
import type { DescribedResponse, Endpoint, Header } from '@/lib/endpoints/endpoint'
import { pageRank } from '@/lib/endpoints/pagerank'
import { referenceId } from '@/lib/paths/api-paths'
import { pageRankSource, ratingSource, type Source } from '@/lib/site/sources'
import styles from './endpoint-reference.module.css'
import { FieldList } from './field-list'

const sources: Readonly<Record<string, Source>> = {
  [domainRating.path]: ratingSource,
  [pageRank.path]: pageRankSource,
}

/** What the side navigation lists of an endpoint. */
export function entryOf({ path, parameters }: Endpoint): Entry {
  const parts = ['Parameters', 'Responses', 'Headers'].slice(parameters.length > 0 ? 0 : 1)
  return { id: referenceId(path), title: path, parts: parts.map((title) => ({ id: partId(path, title), title })) }
}

/** Everything in the endpoint list about one endpoint. */
export function EndpointReference({ endpoint, siteUrl }: { endpoint: Endpoint; siteUrl: string }) {
  const { path, summary, description, parameters, limit, responses } = endpoint
  return (
    <section className={styles.endpoint} aria-labelledby={referenceId(path)}>
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
                <PartHeading path={path} title="Parameters" />
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
        <h2 id={referenceId(path)}>{summary}</h2>
        <p className={styles.address}>
          <code>GET {path}</code>
        </p>
      </Beside>

      <PartHeading path={path} title="Responses" />
      {responses.map((response) => (
        <ResponseReference key={response.status} path={path} response={response} />
      ))}

      <PartHeading path={path} title="Headers" />
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
    </section>
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

function ResponseReference({ path, response }: { path: Endpoint['path']; response: DescribedResponse }) {
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
        <h4 className={status < 400 ? styles.good : styles.bad}>
          {status} {STATUS_CODES[status]}
          <span className={styles.unseen}> from {path}</span>
        </h4>
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

/** Headings of a page are unique; the eye sees the first word alone. */
function PartHeading({ path, title }: { path: Endpoint['path']; title: string }) {
  return (
    <h3 className={styles.part} id={partId(path, title)}>
      {title}
      <span className={styles.unseen}> of {path}</span>
    </h3>
  )
}

function partId(path: Endpoint['path'], title: string): string {
  return `${referenceId(path)}-${title.toLowerCase()}`
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
