/** Shows the text in the status beside the button. */
export function say(button: Element, text: string): void {
  const status = button.parentElement?.querySelector('[role=status]')
  if (status) status.textContent = text
}
