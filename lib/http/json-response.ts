const encoder = new TextEncoder()

/** A JSON answer of this text, of known length. */
export function jsonResponse(text: string, init: { status?: number; headers?: Record<string, string> } = {}): Response {
  const bytes = encoder.encode(text)
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(bytes.length), ...init.headers }
  return new Response(new WholeBody(bytes), { ...init, headers })
}

/**
 * A body of one chunk. Next pipes every body into the socket; a byte stream, which `Response` makes of a string, and
 * the reading of a queue that is known to hold one chunk cost it a fifth of such a request.
 */
class WholeBody extends ReadableStream<Uint8Array> {
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    super({
      start(controller) {
        controller.enqueue(bytes)
        controller.close()
      },
    })
    this.#bytes = bytes
  }

  override async pipeTo(destination: WritableStream<Uint8Array>): Promise<void> {
    const writer = destination.getWriter()
    // A failed write fails the close as well, which is awaited.
    writer.write(this.#bytes).catch(() => {})
    await writer.close()
  }
}
