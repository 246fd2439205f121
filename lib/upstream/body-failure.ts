/** Such as `status_code`, `status`, `code`, `error`, `errorCode` and `http_status`. */
const STATUS_NAME = /^(?:(?:http|response|error)_?)?(?:status|code|error)(?:_?code)?$/i
/** Such as 429, "429" and "HTTP/1.1 429 Too Many Requests". */
const STATUS = /^(?:http\S*\s+)?([45]\d\d)(?!\d)/i
const LIMIT = /too[\s_-]?many[\s_-]?requests|rate[\s_-]?limit|quota/i

/**
 * The failure that a JSON body reports although its response claims success, with the HTTP status from 400 to 599 that
 * the body names, if any. Undefined for a body that reports no failure.
 */
export function failureIn(body: unknown): { status?: number } | undefined {
  if (!isObject(body)) return undefined
  const members = [body, ...[body.error, body.errors].flat().filter(isObject)].flatMap(Object.entries)
  for (const [name, value] of members) {
    const status = STATUS_NAME.test(name) ? statusOf(value) : undefined
    if (status !== undefined) return { status }
  }
  if (!reportsError(body)) return undefined
  return LIMIT.test(JSON.stringify([body.error, body.errors, body.message])) ? { status: 429 } : {}
}

function statusOf(value: unknown): number | undefined {
  if (typeof value !== 'number' && typeof value !== 'string') return undefined
  const [, status] = STATUS.exec(String(value).trim()) ?? []
  if (status !== undefined) return Number(status)
  return LIMIT.test(String(value)) ? 429 : undefined
}

function reportsError({ error, errors, success, status }: Record<string, unknown>): boolean {
  const isNamed = [error, errors].some((value) => (isObject(value) ? Object.keys(value).length > 0 : Boolean(value)))
  return isNamed || success === false || /^(?:error|fail)/i.test(String(status))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
