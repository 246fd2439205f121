import { z } from 'zod'
import type { Endpoint, Parameter } from '@/lib/endpoints/endpoint'
import { endpoints } from '@/lib/endpoints/endpoints'

/** An endpoint as a tool of a language model. */
export interface ToolDefinition {
  name: string
  description: string
  /** JSON Schema of its arguments. */
  schema: Record<string, unknown>
}

export const toolDefinitions: readonly ToolDefinition[] = endpoints.map(
  ({ operationId, brief, parameters }: Endpoint) => ({
    name: operationId,
    description: brief,
    schema: {
      type: 'object',
      properties: Object.fromEntries(parameters.map(property)),
      required: parameters.filter(({ required }) => required).map(nameOf),
      additionalProperties: false,
    },
  }),
)

/** Where each tool's call goes: the path, and the query's name of each argument. */
export const toolCalls: Readonly<Record<string, { path: string; query: Record<string, string> }>> = Object.fromEntries(
  endpoints.map(({ operationId, path, parameters }) => [
    operationId,
    { path, query: Object.fromEntries(parameters.map((parameter) => [nameOf(parameter), parameter.name])) },
  ]),
)

function property(parameter: Parameter): [name: string, schema: object] {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(parameter.argument?.schema ?? parameter.schema)
  return [nameOf(parameter), { ...schema, description: parameter.argument?.description ?? parameter.description }]
}

function nameOf({ name, argument }: Parameter): string {
  return argument?.name ?? name
}
