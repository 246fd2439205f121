/** A response as it is made, in one piece. A notice is one. */
export interface WholeResponse {
  status: number
  headers: Record<string, string>
  body: string | Uint8Array
}
