/** Phrases that filters and editors know from mass mail, separated by `|`, each group with a reason. */
const TRIGGERS: readonly { phrases: string; why: string }[] = [
  {
    phrases: 'guest post opportunity|sponsored post|link insertion|link exchange|link swap|paid post',
    why: 'It is how link sellers write; many editors filter on it.',
  },
  {
    phrases: 'dofollow|do-follow|backlink|high DA|Domain Authority|DA 50|DR 50',
    why: 'It tells the editor that you want a link, not readers.',
  },
  {
    phrases: 'Dear Sir|Dear Sir/Madam|Dear webmaster|Dear site owner|Dear blogger|to whom it may concern',
    why: 'It shows that the letter went to a list.',
  },
  {
    phrases: 'I stumbled upon|I came across your|big fan of your|your amazing blog|your awesome blog|great content',
    why: 'A template phrase: it fits any site, so it says nothing about this one.',
  },
  {
    phrases: '100% free|risk-free|risk free|no obligation|no cost|guaranteed|money back',
    why: 'A promise from advertising mail.',
  },
  {
    phrases: "act now|limited time|urgent|last chance|don’t miss|don't miss|offer expires|hurry",
    why: 'Pressure, which filters learn from sales mail.',
  },
  {
    phrases: 'click here|click below|buy now|order now|subscribe now|sign up free',
    why: 'A call to click, as in newsletters and phishing.',
  },
  {
    phrases: 'make money|extra income|earn cash|casino|crypto|bitcoin|viagra|CBD|payday loan|forex',
    why: 'A trade that sends a lot of spam; filters look twice.',
  },
  {
    phrases: 'just following up|bumping this|did you get my last|circling back|touching base',
    why: 'A reminder without anything new. Add something, or leave it.',
  },
]

/** The phrases found, each once, in the order of the list. */
export function findTriggerWords(text: string): { phrase: string; why: string }[] {
  const plain = text.toLowerCase().replace(/\s+/g, ' ')
  return TRIGGERS.flatMap(({ phrases, why }) => {
    const found = phrases.split('|').filter((phrase) => hasPhrase(plain, phrase.toLowerCase()))
    return found.map((phrase) => ({ phrase, why }))
  })
}

function hasPhrase(text: string, phrase: string): boolean {
  const isLetter = (character = '') => /[\p{L}\p{N}]/u.test(character)
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    // A plural is the same phrase.
    const after = text[at + phrase.length] === 's' ? at + phrase.length + 1 : at + phrase.length
    if (!isLetter(text[at - 1]) && !isLetter(text[after])) return true
  }
  return false
}
