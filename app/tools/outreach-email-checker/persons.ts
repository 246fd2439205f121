import { type Finding, finding, type Letter, type Place } from './findings'
import { tokensOf } from './words'

const FIRST = new Set(
  "i i'm i've i'd i'll me my mine myself we we're we've we'd we'll us our ours ourselves".split(' '),
)
const SECOND = new Set("you you're you've you'd you'll your yours yourself yourselves".split(' '))

/** Fewer of them say nothing about a letter. */
const MANY_FIRST = 5

/** Weighs the words for the writer against those for the reader. */
export function personFinding({ body }: Letter): Finding[] {
  const tokens = tokensOf(body)
  const first = tokens.filter(({ word, start, end }) => FIRST.has(word) && body.slice(start, end) !== 'US')
  const second = tokens.filter(({ word }) => SECOND.has(word)).length
  if (first.length + second === 0) return []
  const title = `${first.length} times I, we or my; ${second} times you or your`
  if (first.length >= MANY_FIRST && first.length > 2 * second) {
    const places = first.map(({ start, end }): Place => ({ part: 'body', start, text: body.slice(start, end) }))
    return [
      finding(
        'look',
        title,
        'The letter is about its writer. Turn sentences round until they are about the page and its readers.',
        places,
      ),
    ]
  }
  return [finding('fine', title, 'It is not only about its writer.')]
}
