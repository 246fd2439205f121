import { parse } from 'parse5'
import { attributeOf, elementsIn } from '@/lib/html-elements'
import { type Ask, NoResponse } from './ask'
import { type Finding, fault, warning } from './finding'

const CERTIFICATE_DAYS = 14
const DAY_MS = 86_400_000
/** The head of a page is shorter. Elements in elements take quadratic time to read. */
const HEAD_CHARACTERS = 100_000

/** A finding that makes the other checks pointless: nothing responds at `origin`, or another site does. */
export async function checkReach(ask: Ask, origin: string): Promise<Finding[]> {
  try {
    const { status, headers } = await ask('/')
    if (status >= 300 && status < 400) {
      return [fault(`${origin} redirects to ${headers.location}. Run the doctor on the URL that people use.`)]
    }
    if (status === 200) return []
    return [
      fault(`The home page returns ${status}. If a login or a firewall is in front of the site, let visitors through.`),
    ]
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error
    return [fault(`${origin} does not respond (${error.message}). Check the name, the port and the certificate.`)]
  }
}

/** Whether the URL asked, the one in the pages, the certificate and HSTS agree. */
export async function checkSiteUrl(ask: Ask, origin: string, now: Date): Promise<Finding[]> {
  const findings: Finding[] = []
  const { headers, body, certificateEndsAt } = await ask('/', { headers: { accept: 'text/html' } })
  const canonical = canonicalIn(body.toString().slice(0, HEAD_CHARACTERS))
  if (!canonical || !URL.canParse(canonical)) {
    findings.push(
      fault(
        'The home page has no canonical link. Check that it is this site that answers, and that nothing rewrites its pages.',
      ),
    )
  } else if (new URL(canonical).origin !== origin) {
    const named = new URL(canonical).origin
    findings.push(fault(`The pages give their URL as ${named}, not ${origin}. Build with SITE_URL=${origin}.`))
  }
  if (!origin.startsWith('https:')) return findings

  if (!/max-age=[1-9]/.test(headers['strict-transport-security'] ?? '')) {
    findings.push(
      fault('HSTS is missing. Build with an https SITE_URL, and have the proxy pass Strict-Transport-Security on.'),
    )
  }
  const daysLeft = ((certificateEndsAt?.getTime() ?? Number.POSITIVE_INFINITY) - now.getTime()) / DAY_MS
  if (daysLeft < CERTIFICATE_DAYS) {
    const days = Math.floor(daysLeft)
    const left = `${days} ${days === 1 ? 'day' : 'days'}`
    findings.push(warning(`The certificate expires in ${left}. Check that it renews automatically.`))
  }
  const plain = await ask('/', { origin: origin.replace('https:', 'http:') }).catch(() => undefined)
  if (plain && plain.status < 300) {
    findings.push(warning('The site also answers over plain http. Redirect http to https.'))
  }
  return findings
}

function canonicalIn(html: string): string | undefined {
  for (const element of elementsIn(parse(html))) {
    if (element.tagName === 'link' && attributeOf(element, 'rel') === 'canonical') return attributeOf(element, 'href')
  }
  return undefined
}
