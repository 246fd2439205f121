import { z } from 'zod'

type Schema = z.core.JSONSchema.BaseSchema

export interface BodyField {
  /** Such as `response[].domain`. */
  name: string
  /** Such as “number from 0 to 10”. */
  type: string
  isRequired: boolean
  /** Markdown. */
  description: string
}

/** A value's type and range in words. */
export function schemaText(schema: z.ZodType): string {
  return textOf(z.toJSONSchema(schema) as Schema)
}

/** The fields of a body, nested ones after the field that holds them. */
export function bodyFields(body: z.ZodType): BodyField[] {
  return fieldsOf(z.toJSONSchema(body) as Schema, '')
}

function fieldsOf({ properties = {}, required = [] }: Schema, parent: string): BodyField[] {
  return Object.entries(properties).flatMap(([key, property]) => {
    const schema = property as Schema
    const name = parent + key
    const field = {
      name,
      type: textOf(schema),
      isRequired: required.includes(key),
      description: schema.description ?? '',
    }
    const items = schema.type === 'array' ? fieldsOf(schema.items as Schema, `${name}[].`) : []
    return [field, ...items]
  })
}

function textOf(schema: Schema): string {
  if (schema.anyOf) {
    const alternatives = schema.anyOf.map((one) => textOf(one as Schema))
    return alternatives.join(alternatives.some((text) => text.includes(',')) ? ', or ' : ' or ')
  }
  const fixed = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
  if (fixed) return fixed.map((value) => `\`${value}\``).join(' or ')
  if (schema.type === 'array') {
    const items = textOf(schema.items as Schema)
    const count = range(schema.minItems, schema.maxItems)
    return count ? `array of ${count} values, each a ${items}` : `array of ${items}s`
  }
  const type = [schema.type ?? 'any value'].flat().join(' or ')
  if (schema.type === 'string') {
    const length = range(schema.minLength, schema.maxLength)
    return length ? `${type} of ${length} characters` : type
  }
  const values = range(schema.minimum, schema.maximum)
  return values ? `${type}, ${values}` : type
}

/** JavaScript's limits for integers are not limits of the API. */
function range(min: number | undefined, max: number | undefined): string {
  const least = min === Number.MIN_SAFE_INTEGER ? undefined : min
  const most = max === Number.MAX_SAFE_INTEGER ? undefined : max?.toLocaleString('en')
  if (most === undefined) return least === undefined ? '' : `at least ${least}`
  return least === undefined ? `at most ${most}` : `${least} to ${most}`
}
