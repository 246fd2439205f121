import { expect, it } from 'vitest'
import { toolCalls, toolDefinitions } from '@/lib/api-description/tool-definitions'
import { endpoints } from '@/lib/endpoints/endpoints'

/** The names that model APIs allow for a tool or an argument. */
const NAME = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/

it('every endpoint is a tool whose names can be those of a tool and its arguments', () => {
  expect(toolDefinitions.map(({ name }) => name)).toEqual(endpoints.map(({ operationId }) => operationId))
  const names = toolDefinitions.flatMap(({ name, schema }) => [name, ...Object.keys(schema.properties as object)])
  expect(names.filter((name) => !NAME.test(name))).toEqual([])
  expect(names).toContain('domains')
})

it('every argument goes to a parameter of the endpoint', () => {
  for (const { operationId, path, parameters } of endpoints) {
    const call = toolCalls[operationId]
    expect(call?.path).toBe(path)
    expect(Object.values(call?.query ?? {})).toEqual(parameters.map(({ name }) => name))
  }
})
