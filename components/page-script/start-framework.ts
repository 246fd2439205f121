/** The id of the list that the pack step writes into pages with a tool. */
export const FRAMEWORK_LIST = 'framework'

/**
 * Loads the scripts of React and Next. A module runs after the styles, so these come after them. They run once the last
 * one is there: it waits for the others, so that the page is painted in between.
 */
export async function startFramework(): Promise<void> {
  const paths: string[] = JSON.parse(document.getElementById(FRAMEWORK_LIST)?.textContent ?? '[]')
  const last = paths.pop()
  await Promise.all(paths.map(loadScript))
  if (last) await loadScript(last)
}

/** Resolves once the script has run, or cannot. */
function loadScript(path: string): Promise<unknown> {
  const script = document.createElement('script')
  // React looks for scripts by this attribute before it adds one.
  script.async = true
  script.src = path
  document.head.append(script)
  return new Promise((resolve) => {
    script.onload = script.onerror = resolve
  })
}
