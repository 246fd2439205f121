/** What a browser's agent can call on a tool's page (WebMCP). `Page` is what it needs of the page. */
export interface AgentTool<Page = void> {
  name: string
  description: string
  /** A JSON schema. Browsers do not hold the input to it. */
  inputSchema: object
  /** Whether the result has words of strangers, which an agent must not follow. */
  hasUntrustedContent?: true
  /** The result of the page, as JSON. Throws `Refusal`. `left` aborts when the page is left. */
  execute(input: unknown, page: Page, left: AbortSignal): unknown
}

/** The message is one sentence that tells the agent what to do. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
}

/** The message for an agent if a part of the tool is missing: offline, or after a new deployment. */
export const NOT_LOADED =
  'Part of this tool could not be loaded; check the connection, reload the page, then try again.'

const MAX_CHARACTERS = 1_000_000

/** A text of the input; empty where it is missing. */
export function textOf(input: unknown, name: string): string {
  const value: unknown = Object(input)[name] ?? ''
  if (typeof value !== 'string') throw new Refusal(`“${name}” must be a string.`)
  checkLength(value, name)
  return value
}

/** A list of texts of the input; empty where it is missing. */
export function textsOf(input: unknown, name: string): string[] {
  const value: unknown = Object(input)[name] ?? []
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'string')) {
    throw new Refusal(`“${name}” must be a list of strings.`)
  }
  checkLength(value.join(), name)
  return value
}

/** A list of objects of the input, at most `max`; empty where it is missing. */
export function itemsOf(input: unknown, name: string, max: number): object[] {
  const value: unknown = Object(input)[name] ?? []
  if (!Array.isArray(value) || value.some((item) => typeof item !== 'object' || item === null)) {
    throw new Refusal(`“${name}” has to be a list of objects.`)
  }
  if (value.length > max) throw new Refusal(`“${name}” takes up to ${max}; send the others in another call.`)
  return value
}

/** A boolean of the input; undefined where it is missing. */
export function flagOf(input: unknown, name: string): boolean | undefined {
  const value: unknown = Object(input)[name]
  if (value !== undefined && typeof value !== 'boolean') throw new Refusal(`“${name}” must be true or false.`)
  return value
}

/** Today in UTC, as YYYY-MM-DD. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}

function checkLength({ length }: string, name: string): void {
  if (length <= MAX_CHARACTERS) return
  throw new Refusal(
    `“${name}” is longer than a million characters; send it in parts, or ask the person to use the page.`,
  )
}
