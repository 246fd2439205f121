import type { Kind } from './column-kinds'

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Alone or with each other, these name no person. */
const ROLES = words(`
  account accounts admin admins administrator advertising author blogger bloggers colleague colleagues contact contacts
  contributor customer department desk editor editorial editors enquiries friend friends guest hello helpdesk info
  information inquiries mailbox manager marketing media newsletter newsroom noreply office outreach owner partner partners
  partnerships postmaster press publisher redaction sales service services sir staff subscriber support team teams
  test tester user webmaster website writer writers
  redaktion kundenservice kontakt verwaltung büro rédaction équipe equipe équipo equipo redacción redazione redactie
  contacto contatti hola hallo bonjour ufficio commerciale rédacteur redakteur hostmaster there`)
/** Surnames that are words for roles too. */
const SURNAMES = words('author friend guest office press sales sir staff writer')
const JOINING = words(
  'a an and & at of our in the your chief content general managing head senior main site blog web relations public page de la le las los del',
)
/** A name beside one of these is that of several people. */
const GROUP = words(
  'team staff desk department editors editorial newsroom redaktion rédaction redacción redazione redactie équipe equipe équipo equipo support webmaster admin administrator',
)

/** Whether a value names a role, a mailbox or a team, as `info`, `Editorial Team` and `Team Garden Notes` do. */
export function isRole(text: string, kind: Kind): boolean {
  const parts = text
    .toLowerCase()
    .split(/[^\p{L}\p{M}&]+/u)
    .filter(Boolean)
  const [first = '', last = ''] = [parts[0], parts.at(-1)]
  if (parts.length === 1 && kind === 'last' && SURNAMES.has(first)) return false
  if (parts.some((part) => ROLES.has(part)) && parts.every((part) => ROLES.has(part) || JOINING.has(part))) return true
  if (parts.length < 2 || kind === 'last') return false
  return GROUP.has(first) || GROUP.has(last)
}

/**
 * A value that begins with a title, as `Dr. Anna Müller` does, or is one. `Don` is left out: it is a first name. So are
 * titles of one letter, which may be an initial.
 */
export const TITLED =
  /^(?:(?:mr|mrs|ms|mx|dr|prof|rev|hr|dhr|mw|mevr|sr|sra|srta|dott|mme|mlle|capt)\.? |(?:ing|dipl|mag)\. |(?:miss|sir|dame|herrn?|frau|monsieur|madame|señora?|signora?|doctor|professor) )\S|^(?:mr|mrs|ms|dr|prof|herr|frau|mme|sir)\.?$/i
