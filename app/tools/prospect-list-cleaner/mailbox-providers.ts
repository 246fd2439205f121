const PROVIDERS = new Set(
  (
    '126.com 163.com aol.com btinternet.com comcast.net fastmail.com free.fr gmail.com gmx.at gmx.ch gmx.com gmx.de ' +
    'gmx.net googlemail.com hey.com hotmail.co.uk hotmail.com hotmail.de hotmail.fr icloud.com laposte.net libero.it ' +
    'live.com mac.com mail.com mail.ru me.com msn.com naver.com orange.fr outlook.com pm.me posteo.de proton.me ' +
    'protonmail.com qq.com rediffmail.com t-online.de tuta.com tutanota.com web.de wp.pl yahoo.co.in yahoo.co.uk ' +
    'yahoo.com yahoo.de yahoo.fr yandex.com yandex.ru ymail.com zoho.com'
  ).split(' '),
)

/** Whether anybody can get a mailbox there, so that the address does not tell its owner's site. */
export function isMailboxProvider(domain: string): boolean {
  return PROVIDERS.has(domain)
}
