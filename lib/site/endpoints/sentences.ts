/** The error messages that all endpoints share: sent to clients, and published as examples. */
export const sentences = {
  methodNotAllowed: 'This address answers GET and HEAD only; send GET.',
  noUsableAnswer: 'The data provider gave no usable answer; try again in a minute.',
  unavailable: 'This is temporarily unavailable; try again in a few minutes.',
  ourFault: 'Something went wrong on our side; try again in a minute.',
}
