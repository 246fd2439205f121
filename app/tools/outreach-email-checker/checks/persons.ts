import { sentencesOf, tokensOf } from '@/app/tools/outreach-email-checker/text/words'
import { type Email, type Finding, fine, type Place, review } from './findings'
import { findOptOut } from './sender'

const FIRST = new Set(
  "i i'm i've i'd i'll me my mine myself we we're we've we'd we'll us our ours ourselves".split(' '),
)
const SECOND = new Set("you you're you've you'd you'll your yours yourself yourselves".split(' '))

/** Fewer of them say nothing about an e-mail. */
const MANY_FIRST = 5

/** Weighs the words for the writer against those for the reader. */
export function personFinding({ body }: Email): Finding[] {
  // A promise to write no more is about the writer, and is what the reader wants.
  const farewells = sentencesOf(body).filter(({ text }) => findOptOut(text).length > 0)
  const tokens = tokensOf(body).filter(
    ({ start }) => !farewells.some((one) => start >= one.start && start < one.start + one.text.length),
  )
  const first = tokens.filter(({ word, start, end }) => FIRST.has(word) && body.slice(start, end) !== 'US')
  const second = tokens.filter(({ word }) => SECOND.has(word)).length
  if (first.length + second === 0) return []
  const title = `“I”, “we” or “my” ${times(first.length)}, “you” or “your” ${times(second)}`
  if (first.length >= MANY_FIRST && first.length > 2 * second) {
    const places = first.map(({ start, end }): Place => ({ part: 'body', start, text: body.slice(start, end) }))
    return [
      review(
        title,
        'The e-mail is about you. Turn sentences round until they are about the page and its readers.',
        places,
      ),
    ]
  }
  return [fine(title, 'It is not only about you.')]
}

function times(count: number): string {
  if (count === 0) return 'never'
  return count === 1 ? 'once' : `${count} times`
}
