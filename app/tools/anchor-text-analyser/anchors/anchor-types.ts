/** In the order of a report. */
export const anchorTypes = [
  'brand',
  'exact match',
  'partial match',
  'naked URL',
  'generic',
  'image or empty',
  'other',
] as const

export type AnchorType = (typeof anchorTypes)[number]
