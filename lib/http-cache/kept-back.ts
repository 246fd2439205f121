/**
 * The fields, in lower case, of an answer that reach no client: of the connection that it came by, of where Next's own
 * parts led the request, of ranges, with which no request reaches it, and a policy that does not know the answer's type.
 */
export const KEPT_BACK =
  /^(?:connection|keep-alive|transfer-encoding|upgrade|x-middleware-.*|x-nextjs-rewritten-.*|x-matched-path|accept-ranges|content-security-policy)$/
