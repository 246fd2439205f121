import { Ajv2020 } from 'ajv/dist/2020'
import { openApiDocument } from '@/lib/api-description/openapi'

const document = openApiDocument('https://site.test', 'Site')

// Strict mode refuses OpenAPI's own keywords.
const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(document, 'openapi.json')

export interface EndpointCall {
  /** Without a query. */
  path: string
  /** GET where absent. */
  method?: string
  /** True if the counters' store is down: `RateLimit` may then be absent. */
  countersDown?: boolean
}

/** The ways in which a response breaks the promises of openapi.json. */
export function unpublished(
  response: Response,
  bodyText: string,
  { path, method = 'GET', countersDown = false }: EndpointCall,
): string[] {
  const { status, headers } = response
  const operation = document.paths[path]?.get
  if (!operation) return [`${path} is not in the document`]
  const described = operation.responses[status]
  if (!described) return [`status ${status} is not documented`]

  const isRead = method === 'GET' || method === 'HEAD'
  if (isRead === (status === 405)) return [`${status} is no response to ${method}`]

  return [
    ...Object.keys(described.headers).flatMap((name) => headerProblems(name, headers.get(name))),
    ...undocumentedHeaders().map((name) => `${name} is not documented for ${status}`),
    ...bodyProblems(),
  ]

  function headerProblems(name: string, value: string | null): string[] {
    const component = described?.headers[name]?.$ref.replace('#/components/headers/', '') ?? ''
    const field = document.components.headers[component]
    if (!field) return [`${name} is described nowhere`]
    if (value !== null) {
      return violations(field.schema, fieldValue(value, field.schema)).map((problem) => `${name}:${problem}`)
    }
    const demanded = field.required || (name === 'RateLimit' && !countersDown)
    return demanded ? [`${name} is missing`] : []
  }

  /** Fields that the document promises for other responses alone. */
  function undocumentedHeaders(): string[] {
    const operations = Object.values(document.paths).flatMap(({ get }) => Object.values(get.responses))
    const known = new Set(operations.flatMap((other) => Object.keys(other.headers)))
    return [...known].filter((name) => headers.has(name) && !(name in (described?.headers ?? {})))
  }

  function bodyProblems(): string[] {
    if (!described?.content) return bodyText === '' ? [] : ['there is a body']
    const mediaType = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase()
    if (mediaType !== 'application/json') return [`Content-Type is ${mediaType ?? 'missing'}`]
    if (method === 'HEAD') return bodyText === '' ? [] : ['the response to HEAD has a body']
    const body = parsed(bodyText)
    if (body === undefined) return ['the body is not JSON']
    const schema = described.content['application/json'].schema
    return violations(schema, body).map((problem) => `body: ${problem}`)
  }
}

/** How `value` breaks `schema`. A `$ref` leads into the document. */
export function violations(schema: { $ref?: string }, value: unknown): string[] {
  const validate = schema.$ref === undefined ? ajv.compile(schema) : ajv.getSchema(`openapi.json${schema.$ref}`)
  if (!validate) return [`${schema.$ref} leads nowhere`]
  return validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

function fieldValue(text: string, schema: { type?: unknown }): string | number {
  return schema.type === 'integer' && /^\d+$/.test(text) ? Number(text) : text
}

/** Undefined where a text is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
