// The build puts both drivers into a file of this name, by which server/uncaught-errors.ts knows their errors.
export { VercelClient } from '@vercel/postgres'
export { Client as PostgresClient } from 'pg'
