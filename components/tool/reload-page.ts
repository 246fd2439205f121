import type { Form } from './form'

/** Reloads the page once its form is saved. False where that would lose it. */
export async function reloadPage({ written }: Pick<Form<never>, 'written'>): Promise<boolean> {
  if ((await written()) === 'refused') return false
  window.location.reload()
  return true
}
