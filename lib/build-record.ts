import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFolder, type Config, InvalidConfiguration } from './config'

/** The settings that pages carry from the build on, by the variable that gives them. */
const bakedIn = ({ siteUrl, siteName }: Config) => ({ SITE_URL: siteUrl, SITE_NAME: siteName })

const recordFile = (config: Config) => join(buildFolder(config), 'site-settings.json')

export function recordBuild(config: Config): void {
  writeFileSync(recordFile(config), `${JSON.stringify(bakedIn(config), null, 2)}\n`)
}

/** Throws `InvalidConfiguration` where there is no build, or its pages were made with other settings than today's. */
export function checkBuild(config: Config): void {
  const built = readRecord(config)
  for (const [variable, value] of Object.entries(bakedIn(config))) {
    if (built[variable] === value) continue
    throw new InvalidConfiguration(
      `${variable} is ${value} but the build was made with ${built[variable]}: build again with the same value`,
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
