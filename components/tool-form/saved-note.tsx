import { Button } from '@/components/elements/button'
import { SAVED_BY_NEWER } from '@/components/store/versions'
import tool from '@/components/workers/text-tool.module.css'
import type { Values } from './field'
import type { Form } from './form'
import { useFormPart } from './use-form-part'

/** Says whether a form outlives its page, clears it, and takes back what came over it. */
export function SavedNote<V extends Values>({ form }: { form: Form<V> }) {
  const saving = useFormPart(form, ({ saving }) => saving())
  const undoable = useFormPart(form, undoableOf)
  return (
    <>
      {undoable && (
        <div className={tool.actions}>
          <span className={tool.private}>{UNDOABLE[undoable]}</span>
          <Button onClick={() => form.dispatch({ type: 'undone' })}>Undo</Button>
        </div>
      )}
      {saving && (
        <div className={tool.actions}>
          <span className={tool.private}>
            {SAVING[saving]} {saving === 'saved' && form.tool.savedToo}
          </span>
          {saving === 'saved' && <Button onClick={() => form.dispatch({ type: 'cleared' })}>Clear saved data</Button>}
        </div>
      )}
    </>
  )
}

function undoableOf<V extends Values>({ state, saving }: Form<V>): keyof typeof UNDOABLE | undefined {
  const { over, before } = state()
  if (before) return 'changed link'
  // To a new visitor, a link is the page as it is.
  return over?.of === 'link' && !saving() ? undefined : over?.of
}

const UNDOABLE = {
  example: 'The example is not saved. Only what you enter yourself is.',
  link: 'These entries came with the link. They are saved once you change one of them.',
  clearing: 'You cleared this form in another tab.',
  'changed link': 'The entries from the link, with your changes, are now your saved form.',
}

const SAVING = {
  saved:
    'This form is saved in your browser until you clear it, so you can reload the page safely. Of several tabs, the ten newest forms are kept.',
  refused: 'Your browser does not let this page save the form. It will be lost if you reload or close the page.',
  newer: SAVED_BY_NEWER,
}
