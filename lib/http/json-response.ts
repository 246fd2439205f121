const encoder = new TextEncoder()

/** A JSON answer of this text, of known length. */
export function jsonResponse(text: string, init: { status?: number; headers?: Record<string, string> } = {}): Response {
  const bytes = encoder.encode(text)
  // Next pipes every body; one that `Response` makes of a string is a byte stream, which costs it a tenth more a request.
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(bytes.length), ...init.headers }
  return new Response(body, { ...init, headers })
}
