/** The id of the list that the pack step writes into pages with a tool. */
export const FRAMEWORK_LIST = 'framework'

/** Loads the scripts of React and Next. A module runs after the styles, so these come after the first paint. */
export function startFramework(): void {
  const list = document.getElementById(FRAMEWORK_LIST)?.textContent ?? '[]'
  for (const path of JSON.parse(list)) {
    const script = document.createElement('script')
    // React looks for scripts by this attribute before it adds one.
    script.async = true
    script.src = path
    document.head.append(script)
  }
}
