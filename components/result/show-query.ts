/**
 * Puts a query into the page's address. The entry keeps its state, by which Next's router knows that it has nothing to
 * do. Without it, the router would forget a link that was clicked a moment ago.
 */
export function showQuery(search: string): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + search)
}
