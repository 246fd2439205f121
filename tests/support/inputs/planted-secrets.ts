/** A value for each setting that is or holds a secret. Its address, if any, leads nowhere; `fetch` blocks port 1. */
export const PLANTED_SECRETS = {
  KV_REST_API_URL: 'http://127.0.0.1:2',
  KV_REST_API_TOKEN: 'planted-kv-token',
  REDIS_URL: 'redis://nobody:planted-redis-password@127.0.0.1:1',
  POSTGRES_URL: 'postgres://nobody:planted-vercel-postgres-password@localhost:1/none',
  DATABASE_URL: 'postgres://nobody:planted-database-password@127.0.0.1:1/none',
  OPEN_PAGERANK_API_KEY: 'opr_planted-page-rank-key',
  OPEN_PAGERANK_URL: 'http://127.0.0.1:2/?key=planted-page-rank-address',
  DOMAIN_RATING_API_KEY: 'planted-rating-key',
  DOMAIN_RATING_URL: 'http://127.0.0.1:2/?key=planted-rating-address',
}

/** The secrets in a text, in plain or in base64. */
export function secretsIn(text: string): string[] {
  return SECRETS.filter((secret) => text.includes(secret) || text.includes(base64(secret)))
}

const SECRETS = Object.values(PLANTED_SECRETS).flatMap((value) => /planted-[\w-]+/.exec(value) ?? [])

/** The secret in base64, without the end, which depends on the text after it. */
function base64(secret: string): string {
  return Buffer.from(secret).toString('base64').replace(/=*$/, '').slice(0, -2)
}
