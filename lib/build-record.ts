import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, InvalidConfiguration, siteFolder } from './config'

/** The settings that the build writes into pages, by variable. */
export const bakedIn = ({ siteUrl, siteName, appUrl, contact }: Config) => ({
  SITE_URL: siteUrl,
  SITE_NAME: siteName,
  APP_URL: appUrl,
  CONTACT: contact,
})

const recordFile = (config: Config) => join(siteFolder(config), 'settings.json')

export function recordBuild(config: Config): void {
  writeFileSync(recordFile(config), `${JSON.stringify(bakedIn(config), null, 2)}\n`)
}

/** Throws `InvalidConfiguration` when there is no build, or it was made with other settings. */
export function checkBuild(config: Config): void {
  const built = readRecord(config)
  for (const [variable, value] of Object.entries(bakedIn(config))) {
    if (built[variable] === value) continue
    const today = value ?? 'not set'
    const then = built[variable] === undefined ? 'without it' : `with ${built[variable]}`
    throw new InvalidConfiguration(
      `${variable} is ${today}, but the site was built ${then}: rebuild it with the current setting`,
    )
  }
}

function readRecord(config: Config): Record<string, string | undefined> {
  try {
    return JSON.parse(readFileSync(recordFile(config), 'utf8'))
  } catch {
    throw new InvalidConfiguration('There is no build yet: run "npm run build" first')
  }
}
