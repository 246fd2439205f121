import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, InvalidConfiguration } from './config'

/** The folder with what visitors are sent. Like the server, it stands in the project's folder. */
export const SITE_FOLDER = 'dist/site'
/** The own server, which `npm start` runs. */
export const SERVER_FILE = 'dist/server.js'

const RECORD_FILE = join(SITE_FOLDER, 'settings.json')

/** The settings that the build writes into pages, by variable. */
export const bakedIn = ({ siteUrl, siteName, appUrl, contact, samples }: Config) => ({
  SITE_URL: siteUrl,
  SITE_NAME: siteName,
  APP_URL: appUrl,
  CONTACT: contact,
  SAMPLE_DATA: samples.join() || undefined,
})

export function recordBuild(config: Config, project: string): void {
  writeFileSync(join(project, RECORD_FILE), `${JSON.stringify(bakedIn(config), null, 2)}\n`)
}

/** Throws `InvalidConfiguration` when there is no build, or it was made with other settings. */
export function checkBuild(config: Config, project: string): void {
  const built = readRecord(join(project, RECORD_FILE))
  for (const [variable, value] of Object.entries(bakedIn(config))) {
    if (built[variable] === value) continue
    const today = value ?? 'not set'
    const then = built[variable] === undefined ? 'without it' : `with ${built[variable]}`
    throw new InvalidConfiguration(
      `${variable} is ${today}, but the site was built ${then}: rebuild it with the current setting`,
    )
  }
}

function readRecord(file: string): Record<string, string | undefined> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new InvalidConfiguration('There is no build yet: run "npm run build" first')
  }
}
