/** The headers of each file in `BUILT_FOLDER`, by its path there. */
export type BuiltHeaders = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Empty while developing. In the second of a platform's two builds, what the first one packed takes this place. */
const builtHeaders: BuiltHeaders = {}

export default builtHeaders
