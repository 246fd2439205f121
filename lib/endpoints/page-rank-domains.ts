/** The most domains that one request for page ranks may name. */
export const MAX_PAGE_RANK_DOMAINS = 10
/** The most characters of each. */
export const MAX_NAME_CHARACTERS = 253

/** What to do where a request names none. */
export const NAME_DOMAINS = `send 1 to ${MAX_PAGE_RANK_DOMAINS} domains, such as ?domains[]=example.com&domains[]=example.org.`
