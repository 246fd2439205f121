/** A response in one piece, such as a notice or an error. */
export interface WholeResponse {
  status: number
  headers: Record<string, string>
  body: string
}
