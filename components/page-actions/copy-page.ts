import { say } from '@/components/elements/say'

const DEADLINE_MS = 10_000

/** Copies the text at the URL in the button's `data-copy-page`, and says whether that worked. */
export async function copyPage(button: HTMLElement): Promise<void> {
  say(button, '')
  try {
    // A promise, because Safari allows the clipboard only in the click itself.
    const text = fetchText(button.dataset.copyPage ?? '')
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
    say(button, 'Copied.')
  } catch {
    say(button, 'Your browser did not allow copying. View the markdown, and copy it from there.')
  }
}

async function fetchText(url: string): Promise<Blob> {
  const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) })
  if (!response.ok) throw new Error(`${url} returned ${response.status}`)
  return new Blob([await response.text()], { type: 'text/plain' })
}
