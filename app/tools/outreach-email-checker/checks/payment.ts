import { findAll } from '@/app/tools/outreach-email-checker/text/words'
import { type Email, type Finding, findingOf, fix, placesIn, review } from './findings'

const MONEY = String.raw`(?:(?:[$€£]|USD|EUR|GBP) ?\d[\d.,]{0,8}|\d[\d.,]{0,8} ?(?:[$€£]|USD\b|EUR\b|GBP\b|euros?\b|dollars?\b|pounds?\b|zł\b))`
/** A link to be had, unlike the broken link of a page. */
const LINK = String.raw`(?:(?<!\b(?:broken|dead|the|this|that|your) )links?\b|back-?links?|do-?follow|link (?:insertion|placement)s?|placements?\b|guest[ -]?posts?|niche edits?|sponsored|mention\b)`
const PAY = String.raw`(?:pay(?:ing|ment)?|compensat\w{1,4}|budget|fees?|charge|quote|your (?:\w{1,12} ){0,2}(?:rates?|prices?|pricing|costs?)|rates?|what(?:[’']s| is) (?:the )?(?:cost|price)|${MONEY})`

/** What is paid for in German, French, Spanish or Italian, after a few words. */
const PLACED = String.raw`(?:\p{L}{1,12}[ ’']){0,3}(?:back)?(?:insertion|links?|liens?|enlaces?|veröffentlichung|beitrag|artikel|articles?|artículos?|articol[oi]|publi\p{L}{1,9}|pubblica\p{L}{1,6}|(?:gast|guest )?posts?)(?!\p{L})`
/** Where somebody offers money or goods for a link, asks what one costs, or sells some. All repetitions are bounded. */
const OFFERS = {
  english: [
    String.raw`(?<![\p{L}\d])${PAY}[^.?!\n]{0,40}\b(?:for|per|each|to (?:add|have|include|insert|place|publish))\b[^.?!\n]{0,40}${LINK}`,
    String.raw`${LINK}[^.?!\n]{0,40}(?:for|at|from|costs?|only|just|[:,(–—-]) ?(?:only |just |about )?${MONEY}`,
    String.raw`(?<!(?:\bnot|\bnever|n[’']t) )\b(?:accept|buy|buying|offer|sell|selling|publish|interested in|do|want) (?:(?!not )\w{1,12} ){0,2}(?:sponsored|paid) (?:\w{1,12} )?(?:articles?|content|links?|placements?|posts?)`,
    String.raw`\b(?:voucher|gift ?card|${PAY})\b[^.?!\n]{0,30}\b(?:as soon as|once|when|after)\b[^.?!\n]{0,25}\b(?:links?|posts?|articles?)\b[^.?!\n]{0,10}\b(?:live|up|online|added|placed|published)\b`,
    String.raw`(?<!\b(?:an?|the|this|your) )\b(?:buy|purchase)(?:ing)? (?:(?:an?|some|\d+) )?(?:\w{1,12} )?(?:back-?)?links?\b`,
    String.raw`\bin (?:exchange|return) for (?:an? |your )?(?:\w{1,12} ){0,2}(?:${LINK}|review\b)`,
    String.raw`\b(?:pay|compensate|reimburse) you\b|\b(?:I|we)(?:[’']ll| will| can| could| would)? pay\b(?! (?:attention|tribute))|\bprice list\b|\bbulk discount\b|\bfor a (?:small |fair |modest )?fee\b|\bwe have (?:a |some )?(?:\w{1,10} )?budget\b|\bfor your (?:time|trouble|effort)s?\b[^.?!\n]{0,30}${MONEY}|\bpaypal\b`,
  ].join('|'),
  others: [
    String.raw`\bgegen (?:eine? )?(?:\p{L}{1,12} )?(?:bezahlung|vergütung|honorar|gebühr)|\b(?:zahlen|bezahlen|vergüten|bieten) (?:wir )?(?:ihnen|euch|dir)[^.?!\n]{0,40}${MONEY}|\b(?:ein|unser) budget\b|\b(?:ihre|eure|deine) (?:preise?|konditionen|tarife)\b|\bwas (?:kostet|verlangen|berechnen)\b|\b(?:vergüten|entlohnen|bezahlen) (?:wir|ihnen|euch|dir|gern)|\b(?:aufwands)?entschädigung von ${MONEY}|\bper paypal\b`,
    String.raw`\b(?:payer|payons|rémunérer|rémunérons|rémunérée?|moyennant|contre (?:une )?rémunération|notre budget|un budget|vos (?:tarifs?|prix|conditions)|grille tarifaire)(?!\p{L})`,
    String.raw`\b(?:pagar(?:emos|íamos|le|te|les)?|pagamos|remunerad[oa]|remunerar|a cambio de (?:un pago|${MONEY})|nuestro presupuesto|un presupuesto|(?:sus|tus|vuestras) tarifas?|cuánto cobr\p{L}{1,4}|dime (?:la )?tarifa|(?:vendemos|compramos) (?:enlaces|links|posts?))`,
    String.raw`\b(?:pagare|pagarvi|pagarti|paghiamo|un compenso|dietro compenso|un budget|(?:le vostre|le tue|le sue|i vostri|i tuoi|i suoi) (?:tariffe|prezzi|costi)|quanto (?:costa|chied\p{L}{1,4}))\b`,
    // In all four: a price for a link or an article, or the purchase of one.
    String.raw`(?<!\p{L})(?:(?:${MONEY}|preise?|kosten|tarifs?|prix|coût|precios?|tarifas?|coste|prezz[oi]|cost[oi]|tariff[ae]) (?:für|pro|je|pour|par|por|per|ogni|d[ei]) ${PLACED}|(?:kaufen|acheter|achetons|comprar|compramos|acquist(?:are|iamo)) ${PLACED}|(?:links?|backlinks?) (?:zu )?(?:kaufen|mieten)|paypal)`,
  ].join('|'),
}
/** Of an e-mail in another language, which must also speak of a link. */
const LINKS = /link|gastbeitr|gastartik|liens?\b|enlace|collegament|gastblog|dofollow/i
/** Two people who already write about a price. */
const AGREED =
  /\b(?:as (?:agreed|discussed)|you (?:quoted|offered|asked for|told me)|wie (?:\p{L}{2,10} ){0,2}(?:besprochen|vereinbart)|como (?:acordamos|hablamos)|me dijiste|come concordato|your (?:quote|rate card|media kit|invoice|reply)|thanks for (?:the|your) (?:rates?|prices?|quote|reply))\b/iu
/** An advertisement that Google allows. */
const TAGGED =
  /\brel=|als (?:bezahlt|anzeige)|\b(?:marked|labell?ed|tagged|use|with) (?:as )?(?:an? )?[“"]?(?:ad|no-?follow|sponsored)\b/i
/** Signs of a paid link that Google forbids. */
const UNTAGGED =
  /do-?follow|\b(?:no|not|never|without|nicht|ohne|sans|sin|senza|non)\b[^.?!\n]{0,30}(?:\brel\b|tags?\b|marked|labell?ed|sponsor|no-?follow|gekennzeichnet|werbung|mention publi|publicidad|publicité|pubblicit)/i

/** Money or goods for a link: what Google says of it. */
export function paymentFinding(email: Email, language: string): Finding[] {
  const text = `${email.subject}\n${email.body}`
  const isHidden = UNTAGGED.test(text)
  if (!LINKS.test(text) || (!isHidden && (AGREED.test(text) || TAGGED.test(text)))) return []
  const pattern = new RegExp(language === 'en' ? OFFERS.english : OFFERS.others, 'giu')
  return findingOf(
    placesIn(email, (part) => findAll(part, pattern)),
    isHidden ? fix : review,
    'It offers or asks money for a link',
    'Google counts money or goods for a link as link spam, unless the link has rel="sponsored" or rel="nofollow".',
  ).map((found) => ({ ...found, source: SPAM_POLICIES }))
}

const SPAM_POLICIES = {
  title: 'Google’s spam policies',
  url: 'https://developers.google.com/search/docs/essentials/spam-policies#link-spam',
}
