import { Client } from 'pg'
import { readSchema } from '@/lib/database/schema'
import { startPostgres } from '@/tests/support/postgres-server'

const PITCHES = Number(process.argv[2] ?? 10_000_000)
const LIMIT_MS = 1_000

/** Ten pitches per blog and five per contact, in random order. A tenth are drafts. */
const LOAD = [
  `insert into workspaces (name) select 'Workspace ' || n from generate_series(1, 1000) n`,
  `insert into prospect_blogs (workspace_id, domain)
     select 1 + n % 1000, 'blog-' || n || '.example' from generate_series(1, ${PITCHES / 10}) n`,
  `insert into contacts (prospect_blog_id, email)
     select 1 + n % ${PITCHES / 10}, 'editor-' || n || '@blog.example' from generate_series(1, ${PITCHES / 5}) n`,
  `insert into pitches (contact_id, subject, body, sent_at)
     select 1 + n * 7919 % ${PITCHES / 5}, 'Subject ' || n, repeat('x', 200), case when n % 10 <> 0 then now() end
     from generate_series(1::bigint, ${PITCHES}) n`,
]

/**
 * Shows PostgreSQL's plan for `public_stats` over ten million pitches (or as many as the first argument says), right
 * after the load and after a vacuum. Fails when the query takes over a second.
 */
async function main(): Promise<void> {
  const server = await startPostgres(['autovacuum=off'])
  const client = new Client({ connectionString: server.url })
  try {
    await client.connect()
    await client.query(await readSchema())
    for (const sql of LOAD) await client.query(sql)
    console.log(`${(await client.query('select version()')).rows[0].version}\n${PITCHES} pitches loaded`)
    await showPlan(client, 'Before any vacuum')
    await client.query('vacuum analyze')
    await showPlan(client, 'After a vacuum')
    console.log(
      `\nSet up again, all counts made anew: ${Math.round(await millisecondsOf(client, await readSchema()))} ms`,
    )
    const naive = 'select count(distinct contact_id) from pitches where sent_at is not null'
    console.log(`\nFor comparison, ${naive}: ${Math.round(await millisecondsOf(client, naive))} ms`)
  } finally {
    await client.end()
    await server.remove()
  }
}

async function showPlan(client: Client, title: string): Promise<void> {
  const tookMs = await millisecondsOf(client, 'select * from public_stats')
  const plan = await client.query('explain (analyze, buffers) select * from public_stats')
  console.log(`\n${title}: ${Math.round(tookMs)} ms\n${plan.rows.map((row) => row['QUERY PLAN']).join('\n')}`)
  if (tookMs > LIMIT_MS) process.exitCode = 1
}

async function millisecondsOf(client: Client, sql: string): Promise<number> {
  const began = performance.now()
  await client.query(sql)
  return performance.now() - began
}

await main()
