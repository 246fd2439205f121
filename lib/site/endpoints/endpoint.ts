import type { z } from 'zod'

/** One endpoint of the public API: all that openapi.json, the API reference page and llms.txt say about it. */
export interface Endpoint {
  path: `/api/${string}`
  operationId: string
  tag: Tag['name']
  summary: string
  /** Markdown. */
  description: string
  parameters: Parameter[]
  /** Absent where requests are not counted. */
  limit?: Limit
  /** A path and query that can be pasted behind the site's address. */
  exampleRequest: string
  /** By rising status. */
  answers: Answer[]
}

export interface Tag {
  name: 'Authority' | 'Site'
  /** Markdown. */
  description: string
}

/** A parameter of the query. */
export interface Parameter {
  name: string
  description: string
  required: boolean
  schema: z.ZodType
  style: 'form'
  explode: boolean
  examples: Example[]
}

/** A sliding-window limit, as the `RateLimit-Policy` field names it. */
export interface Limit {
  name: string
  limit: number
  windowSeconds: number
  /** Markdown: what is counted, and what is not. */
  description: string
}

export interface Answer {
  status: number
  /** When the endpoint answers so. */
  meaning: string
  /** What the caller should do next. */
  advice: string
  /** A member of `bodies`, where its published name is; absent where there is no body. */
  body?: z.ZodType
  headers: Header[]
  examples: Example[]
}

export interface Header {
  /** Unique among all headers, because one field has another value on another endpoint. */
  id: string
  /** The field's name on the wire. */
  name: string
  description: string
  /** Of the field's value; a number where the value is one. */
  schema: z.ZodType
  /** False where an answer can come without it; the description says when. */
  required: boolean
  example: string | number
}

export interface Example {
  name: string
  summary: string
  value: unknown
}
