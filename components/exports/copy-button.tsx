import { ActionButton, type ActionButtonProps } from '@/components/result/action-button'

/** Copies a text and says whether that worked. */
export function CopyButton({ text, ...button }: ActionButtonProps & { text: () => string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(text())
      return 'Copied.'
    } catch {
      // Without https, browsers give scripts no clipboard.
      return 'Your browser did not allow copying. Download the file, or select the text and copy it by hand.'
    }
  }
  return <ActionButton {...button} act={copy} />
}
