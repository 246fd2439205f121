import type { z } from 'zod'
import type { Policy } from '@/lib/limit/policies'

/** One endpoint of the public API: the source of openapi.json, the API reference and llms.txt. */
export interface Endpoint {
  /** `lib/site/pages.ts` has a page about it below `/docs`. */
  path: '/api/domain-rating' | '/api/pagerank' | '/api/stats'
  operationId: string
  tag: Tag['name']
  summary: string
  /** For tools that are made of openapi.json: at most 300 characters, or some readers refuse the file. */
  brief: string
  /** Markdown. */
  description: string
  parameters: Parameter[]
  /** Absent where requests are not counted. */
  limit?: DescribedLimit
  /** A path with its query. */
  exampleRequest: string
  /** By rising status. */
  responses: DescribedResponse[]
}

export interface Tag {
  name: 'Authority' | 'Site'
  /** Markdown. */
  description: string
}

/** A parameter of the query. */
export interface Parameter {
  name: string
  /** At most 700 characters, or some readers refuse openapi.json. */
  description: string
  required: boolean
  schema: z.ZodType
  examples: Example[]
  /** How a model's tool calls it, where that is different: not every name of the query may be a tool's argument. */
  argument?: { name: string; description: string; schema: z.ZodType }
}

export interface DescribedLimit extends Policy {
  /** Markdown: what is counted, and what is not. */
  description: string
}

export interface DescribedResponse {
  status: number
  /** When the endpoint answers this. */
  meaning: string
  /** What the caller should do next. */
  advice: string
  /** Registered in `bodies` under its published name; absent without a body. */
  body?: z.ZodType
  headers: Header[]
  examples: Example[]
}

export interface Header {
  /** Unique among all headers, because one header can have different values on different endpoints. */
  id: string
  /** The header's name on the wire. */
  name: string
  description: string
  /** Of the header's value; a number schema for a numeric value. */
  schema: z.ZodType
  /** False if a response can come without the header; the description says when. */
  required: boolean
  example: string | number
}

export interface Example {
  name: string
  summary: string
  value: unknown
}
