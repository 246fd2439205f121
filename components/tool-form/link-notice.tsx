import { englishNumber } from '@/components/elements/english'
import { Notice } from '@/components/result/notice'
import type { Values } from './field'
import type { Form } from './form'
import { MAX_FRAGMENT_CHARACTERS } from './link'
import { useFormPart } from './use-form-part'

/** Says what is wrong with the link by which the page was opened. */
export function LinkNotice<V extends Values>({ form }: { form: Form<V> }) {
  const problem = useFormPart(form, ({ linkProblem }) => linkProblem())
  if (!problem) return null
  const { title, text } = TEXTS[problem]
  return (
    <Notice kind="error" title={title}>
      <p>{text}</p>
    </Notice>
  )
}

const TEXTS = {
  'too long': {
    title: 'This link is too long',
    text: `A link can hold up to ${englishNumber(MAX_FRAGMENT_CHARACTERS)} characters. Ask the sender for the CSV file, or fill in the form yourself.`,
  },
  'no list': {
    title: 'This list could not be opened',
    text: 'It was deleted, it is in another browser, or it cannot be read. Choose its file again.',
  },
}
