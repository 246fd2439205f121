/** The bytes of a file that a tool reads. More would take a phone too long. */
export const MAX_FILE_BYTES = 20_000_000
export const FILE_TOO_LARGE = 'The limit is 20 MB per file. Split it, or export fewer rows or columns, then try again.'

/** The rows of a list, or its sites, that a tool looks up, checks, shows or passes on at once. */
export const MAX_ROWS = 5_000
