/**
 * Puts a query into the page's address. The entry keeps its state, by which Next's router knows that it has nothing to
 * do. Without it, the router would forget a link that was clicked a moment ago. `isOwn` tells it from a link's.
 */
export function showQuery(search: string, isOwn = true): void {
  window.history.replaceState({ ...window.history.state, isOwnQuery: isOwn }, '', window.location.pathname + search)
}

/** Whether this page wrote its query itself, also before a reload. */
export function isOwnQuery(): boolean {
  return window.history.state?.isOwnQuery === true
}
