export type Expected = 'html' | 'markdown' | 406

type Row = [accept: string | undefined, expected: Expected]

const html = (...accepts: Row[0][]) => accepts.map((accept): Row => [accept, 'html'])
const markdown = (...accepts: string[]) => accepts.map((accept): Row => [accept, 'markdown'])
const refused = (...accepts: string[]) => accepts.map((accept): Row => [accept, 406])

/**
 * The variant of a page for each `Accept` header: the contract's own examples, what clients send, and spellings that
 * `accept-model.ts` does not make. Undefined is a request without the header.
 */
export const acceptTable: Row[] = [
  ...html(undefined, '', ', ,\t,', '*/*', 'text/html'),
  ...markdown('text/markdown'),
  ...refused('text/markdown;q=0.', 'text/markdown;q=0.000', 'text/x-markdown', 'text/htm', 'image/*'),
  // Both named: rank decides, a tie is markdown.
  ...html('text/markdown;q=0.5, text/html'),
  ...markdown('text/html, text/markdown', '*/*, text/markdown', 'text/html;q=0.5, text/markdown;q=0.500'),
  // Wildcards never name markdown. Where HTML is refused and one admits markdown, markdown is what is left.
  ...html('text/*', 'text/*, text/html;q=0.5'),
  ...markdown('text/html;q=0, */*'),
  // Quoted parameters, empty parameters and empty elements.
  ...html('text/plain;a="\\", text/markdown", text/html'),
  ...markdown(',,text/markdown,,', 'text/markdown;;q=0.7;, text/html;q=0.6'),
  ...refused('text/plain;a=", text/markdown, "'),
  // A malformed entry is dropped.
  ...html('text/markdown;q=-1, text/html', 'text/markdown;q=.5, text/html;q=0.1', 'text/markdown;q = 1, text/html'),
  ...html('text/markdown;a="open, text/html', 'text / markdown, text/html'),
  ...html('text/markdown/x, text/html', '*/markdown, text/html;q=0.5', '*/html;q=0, text/html'),
  ...markdown('/markdown, text/markdown', '*, text/markdown'),
  ...refused('text/markdown text/html, application/json'),
  // A header without a well-formed entry counts as absent.
  ...html('markdown', '*', '/', '*/markdown', 'text/markdown; q="0.5"', '"text/markdown"', 'text/märkdown'),
  // What browsers, Java and agents send.
  ...html('text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'),
  ...html('text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2'),
  ...markdown('text/markdown,text/html;q=0.9,text/plain;q=0.8,*/*;q=0.5'),
  ...refused('text/event-stream, application/json'),
]
