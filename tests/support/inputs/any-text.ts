import fc from 'fast-check'

const codePoint = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code))

/** Text of any characters but lone surrogates. fast-check's own unit `binary` takes a second to start. */
export const anyText = (maxLength?: number) => fc.string({ unit: codePoint, maxLength })
