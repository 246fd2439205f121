/** Builds before December 2026 saved by `idb-keyval`. Pages of theirs may still be open. */
export const EARLIER_DATABASE = 'keyval-store'
