import { InvalidConfiguration } from '@/lib/config'
import { loadEnvFiles } from '@/lib/env-files'

/** Loads the project's `.env` files, or ends the process with one line. */
export function loadEnvOrExit(isDevelopment?: boolean): void {
  try {
    loadEnvFiles([process.cwd()], isDevelopment)
  } catch (error) {
    if (!(error instanceof InvalidConfiguration)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
