import { Button } from '@/components/elements/button'
import type { Keeping } from '@/components/storage/use-kept-form'
import tool from './text-tool.module.css'

/** Says whether a form outlives its page, and clears what is kept of it. */
export function KeptNote({ keeping, onClear }: { keeping: Keeping; onClear: () => void }) {
  if (keeping === undefined) return null
  return (
    <div className={tool.actions}>
      <span className={tool.private}>{TEXTS[keeping]}</span>
      {keeping === 'kept' && (
        <Button variant="quiet" onClick={onClear}>
          Clear saved data
        </Button>
      )}
    </div>
  )
}

const TEXTS = {
  kept: 'This form is saved in your browser until you clear it, so you can reload the page safely.',
  refused: 'Your browser does not let this page save the form. It will be lost if you reload or close the page.',
  'in another tab':
    'Your saved form is open in another tab. Anything you enter here is lost when you reload or close this tab.',
} as const
