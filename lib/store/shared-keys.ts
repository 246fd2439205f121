// Other programs may use the same Redis. A value and a window have different types, so each kind has its own names.
const PREFIX = 'pitchlark-site'

export const valueKey = (key: string) => `${PREFIX}:value:${key}`
export const windowKey = (key: string, client?: string) =>
  `${PREFIX}:window:${key}${client === undefined ? '' : `:${client}`}`
