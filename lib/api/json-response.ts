const encoder = new TextEncoder()

/** A JSON response with a `Content-Length`. */
export function jsonResponse(text: string, init: { status?: number; headers?: Record<string, string> } = {}): Response {
  const bytes = encoder.encode(text)
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(bytes.length), ...init.headers }
  return new Response(bytes, { ...init, headers })
}
