import { HAS_AT } from './find-addresses'

/**
 * Providers whose own sites are portals, so that nobody there answers a pitch. Add what is missing. Many more are known
 * for addresses: see `loadMailboxProviders`.
 */
const PORTALS = new Set(
  (
    '126.com 163.com aim.com alice.it aol.com att.net bluewin.ch bol.com.br btinternet.com charter.net comcast.net ' +
    'cox.net fastmail.com free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.fr gmx.net googlemail.com ' +
    'hey.com home.nl hotmail.co.uk hotmail.com hotmail.de hotmail.es hotmail.fr hotmail.it icloud.com interia.pl ' +
    'kpnmail.nl laposte.net libero.it live.com live.de live.fr live.nl mac.com mail.com mail.de mail.ru mailbox.org ' +
    'me.com msn.com naver.com neuf.fr numericable.fr o2.pl onet.pl orange.fr outlook.com outlook.de outlook.es ' +
    'outlook.fr planet.nl pm.me posteo.de proton.me protonmail.com qq.com rediffmail.com sapo.pt sbcglobal.net sfr.fr ' +
    'sky.com skynet.be t-online.de telefonica.net telenet.be terra.es tin.it tiscali.it tuta.com tutanota.com ' +
    'verizon.net virgilio.it wanadoo.es wanadoo.fr web.de wp.pl xs4all.nl yahoo.co.in yahoo.co.uk yahoo.com yahoo.de ' +
    'yahoo.es yahoo.fr yahoo.it yandex.com ymail.com ziggo.nl zoho.com'
  ).split(' '),
)

export type MailboxProviders = Pick<ReadonlySet<string>, 'has'>

/** The providers that are known without the long list. */
export const portals: MailboxProviders = PORTALS

export function mailboxReason(domain: string): string {
  return `An e-mail address at ${domain} does not say which site it belongs to.`
}

/** The providers that a text needs: the long list is 67 KB, so it loads with the first text that has an e-mail address. */
export function mailboxProvidersFor(text: string): Promise<MailboxProviders> | MailboxProviders {
  return HAS_AT.test(text) ? loadMailboxProviders() : portals
}

/** All providers that are known. */
export async function loadMailboxProviders(): Promise<MailboxProviders> {
  const { default: listed } = await import('free-email-domains')
  const providers = new Set(listed)
  return { has: (domain) => PORTALS.has(domain) || providers.has(domain) }
}
