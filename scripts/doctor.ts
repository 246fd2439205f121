import { randomBytes } from 'node:crypto'
import { counted } from '@/components/elements/english'
import { createAsk, MAX_REQUESTS } from '@/scripts/doctor/ask'
import { examine } from '@/scripts/doctor/examine'
import { type Finding, lineOf } from '@/scripts/doctor/finding'

const [url = ''] = process.argv.slice(2)
if (/^https?:\/\//.test(url) && URL.canParse(url)) {
  await diagnose(new URL(url).origin)
} else {
  console.error('Name the site to check: npm run doctor -- https://site.example')
  process.exitCode = 1
}

/** Prints what is wrong with the deployment at `origin`; the exit code is 1 where something is. */
async function diagnose(origin: string): Promise<void> {
  console.log(`Checking ${origin} with at most ${MAX_REQUESTS} read-only requests in under a minute.`)
  console.log('Four of them count towards limits: two for PageRank and two for ratings.')
  const { ask, count } = createAsk(origin)
  const findings: Finding[] = []
  const unique = () => randomBytes(6).toString('hex')
  await examine({ ask, origin, vantages: [{ family: 4 }, { family: 6 }], now: new Date(), unique }, (finding) => {
    findings.push(finding)
    console.log(lineOf(finding))
  })
  const faults = findings.filter(({ isFault }) => isFault).length
  console.log(`${counted(count(), 'request')}, ${counted(faults, 'fault')}.`)
  if (faults > 0) process.exitCode = 1
}
