// A Redis may be shared with other programs, and a value and a window of one name are of two types there.
const PREFIX = 'pitchlark-site'

export const valueKey = (key: string) => `${PREFIX}:value:${key}`
export const windowKey = (key: string) => `${PREFIX}:window:${key}`
