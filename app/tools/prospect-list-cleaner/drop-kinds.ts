/** Why an entry was dropped, in the words and the order of the result. */
export const dropKinds = {
  duplicate: 'already listed',
  excluded: 'on your exclusion list',
  mailbox: 'at an e-mail provider',
  platform: 'on a platform',
  ending: 'with an unwanted ending',
  comment: 'commented out',
  'no domain': 'without a domain',
} as const

export type DropKind = keyof typeof dropKinds
