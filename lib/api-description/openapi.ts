import { z } from 'zod'
import { bodies } from '@/lib/endpoints/bodies'
import type { DescribedResponse, Endpoint, Example, Header, Parameter } from '@/lib/endpoints/endpoint'
import { endpoints, tags } from '@/lib/endpoints/endpoints'
import { API_REFERENCE_PATH, referencePath } from '@/lib/paths/api-paths'
import { apiTopics } from './api-topics'

type JsonSchema = Record<string, unknown>

/** The OpenAPI 3.1.0 description of the public API at `siteUrl`. */
export function openApiDocument(siteUrl: string, siteName: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName} API`,
      version: '1.0.0',
      summary: 'Domain Rating, PageRank and public counters as open, read-only JSON.',
      description: [...apiTopics, ...endpoints.map(endpointTopic)]
        .map(({ title, text }) => `## ${title}\n\n${text}`)
        .join('\n\n'),
      contact: { name: siteName, url: siteUrl },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    externalDocs: { description: 'The API reference', url: siteUrl + API_REFERENCE_PATH },
    servers: [{ url: siteUrl, description: siteName }],
    security: [],
    tags,
    paths: Object.fromEntries(endpoints.map((endpoint) => [endpoint.path, { get: operation(endpoint, siteUrl) }])),
    components: { schemas: bodySchemas(), headers: headerComponents() },
  }
}

/** All that is to say of an endpoint. Its operation has room for the brief form alone. */
function endpointTopic({ path, description, limit }: Endpoint) {
  return { title: `GET ${path}`, text: limit ? `${description}\n\n${limit.description}` : description }
}

function operation({ path, operationId, tag, summary, brief, parameters, responses }: Endpoint, siteUrl: string) {
  return {
    operationId,
    tags: [tag],
    summary,
    description: brief,
    externalDocs: {
      description: 'This endpoint in the API reference',
      url: siteUrl + referencePath(path),
    },
    parameters: parameters.map(parameter),
    responses: Object.fromEntries(responses.map((described) => [String(described.status), responseOf(described)])),
  }
}

function parameter({ name, description, required, schema, examples }: Parameter) {
  return {
    name,
    in: 'query',
    description,
    required,
    style: 'form',
    explode: true,
    schema: jsonSchema(schema),
    examples: byName(examples),
  }
}

function responseOf({ meaning, advice, body, headers, examples }: DescribedResponse) {
  return {
    description: `${meaning} ${advice}`,
    headers: Object.fromEntries(headers.map(({ name, id }) => [name, { $ref: `#/components/headers/${id}` }])),
    ...(body && {
      content: {
        'application/json': { schema: { $ref: bodyUrl(bodies.get(body)?.id) }, examples: byName(examples) },
      },
    }),
  }
}

function byName(examples: Example[]) {
  return Object.fromEntries(examples.map(({ name, summary, value }) => [name, { summary, value }]))
}

function headerComponents() {
  const all = endpoints.flatMap(({ responses }) => responses.flatMap(({ headers }) => headers))
  return Object.fromEntries(all.map((header) => [header.id, headerComponent(header)]))
}

function headerComponent({ description, required, schema, example }: Header) {
  return { description, required, schema: jsonSchema(schema), example }
}

function bodySchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(bodies, { uri: bodyUrl, override: dropLargestInteger })
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutIdentity(schema)]))
}

function jsonSchema(schema: z.ZodType): JsonSchema {
  return withoutIdentity(z.toJSONSchema(schema, { override: dropLargestInteger }))
}

function bodyUrl(id: string | undefined): string {
  return `#/components/schemas/${id}`
}

/** Inside the document a schema needs neither its own URL nor its own dialect. */
function withoutIdentity({ $schema: _dialect, $id: _address, ...schema }: JsonSchema): JsonSchema {
  return schema
}

/** JavaScript's limits for integers are not limits of the API. */
function dropLargestInteger({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}
