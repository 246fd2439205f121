import type { Reply } from './ask'

/** Whether an endpoint says that its figures are not real. */
export const isSample = ({ headers }: Reply) => headers['x-sample-data'] !== undefined
