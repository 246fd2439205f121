import { Fragment } from 'react'
import { ArticlePage } from '@/components/prose/article-page'
import { CodeBlock } from '@/components/prose/code-block'
import { InlineMarkdown } from '@/components/prose/inline-markdown'
import { requestExamples } from '@/lib/api-description/request-examples'
import { config } from '@/lib/config'
import type { Endpoint } from '@/lib/endpoints/endpoint'
import { endpoints } from '@/lib/endpoints/endpoints'
import { metadataOf } from '@/lib/head/metadata'
import { API_CONVENTIONS_PATH, OPENAPI_PATH, referencePath } from '@/lib/paths/api-paths'
import { findPage } from '@/lib/site/pages'

export const generateMetadata = () => metadataOf('/docs/api')

export default function ApiReference() {
  const { siteUrl } = config()
  return (
    <ArticlePage path="/docs/api">
      <p>Each endpoint has a page, from which you can send a request.</p>
      {endpoints.map((endpoint) => {
        const { path, limit } = endpoint
        const [curl] = requestExamples(endpoint, siteUrl)
        const reference = referencePath(path)
        // The parts of each endpoint stood on this page once, so links lead to their ids.
        const id = path.slice('/api/'.length)
        return (
          <Fragment key={path}>
            <h2 id={id}>
              <a href={reference}>{findPage(reference).title}</a>
            </h2>
            <p>
              {findPage(reference).lede} <InlineMarkdown>{limit?.description ?? 'There is no limit.'}</InlineMarkdown>
            </p>
            {curl && (
              <CodeBlock language="sh" label={`GET ${path}`} isCopied>
                {curl.code}
              </CodeBlock>
            )}
            <ul>
              {partsOf(endpoint).map(({ part, title, list }) => (
                <li key={part} id={`${id}-${part}`}>
                  <a href={`${reference}#${part}`}>{title}</a>: <InlineMarkdown>{list}</InlineMarkdown>
                </li>
              ))}
            </ul>
          </Fragment>
        )
      })}
      <h2>Rules for all three</h2>
      <p>
        <a href={API_CONVENTIONS_PATH}>API conventions</a> covers errors, limits, caching and the other rules that all
        three share. For code generators and clients, there&rsquo;s <a href={OPENAPI_PATH}>openapi.json</a> in OpenAPI
        3.1.
      </p>
    </ArticlePage>
  )
}

/** The parts of an endpoint's page, with what is in them as markdown. */
function partsOf({ parameters, responses }: Endpoint) {
  const headers = new Set(responses.flatMap((response) => response.headers.map(({ name }) => name)))
  return [
    { part: 'parameters', title: 'Parameters', list: codes(parameters.map(({ name }) => name)) },
    { part: 'responses', title: 'Responses', list: responses.map(({ status }) => status).join(', ') },
    { part: 'headers', title: 'Headers', list: codes([...headers]) },
  ].filter(({ list }) => list)
}

function codes(names: string[]): string {
  return names.map((name) => `\`${name}\``).join(', ')
}
