import { say } from '@/components/elements/say'

/** Copies the visible code of the element around the button that has `data-copied`, and says whether that worked. */
export async function copyShownCode(button: Element): Promise<void> {
  const codes = button.closest('[data-copied]')?.querySelectorAll('pre') ?? []
  const shown = [...codes].find((code) => code.checkVisibility())
  say(button, '')
  try {
    await navigator.clipboard.writeText(shown?.textContent ?? '')
    say(button, 'Copied')
  } catch {
    // Without https, browsers give scripts no clipboard.
    say(button, 'Select the code to copy it')
  }
}
