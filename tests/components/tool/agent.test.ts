import { expect, it } from 'vitest'
import { readInput, schemaOf } from '@/components/tool/agent'
import { exampleTool } from './example-tool'

const told = {
  name: 'A name.',
  own: undefined,
  parts: undefined,
  engine: undefined,
  region: undefined,
  wanted: 'What for.',
}

it('the schema of an agent says of each field what it takes', () => {
  expect(schemaOf(exampleTool, told)).toEqual({
    name: { type: 'string', pattern: '^[a-z]+$', description: 'A name.' },
    own: { type: 'array', items: { type: 'string' }, maxItems: 3 },
    parts: { type: 'array', items: { type: 'string' }, maxItems: 2 },
    engine: { enum: ['a', 'b'], default: 'a' },
    region: { enum: ['AT', 'DE'] },
    wanted: { type: 'array', items: { enum: ['x', 'y', 'z'] }, default: ['x'], description: 'What for.' },
  })
})

it('an input becomes the values of a form, with what comes along', () => {
  expect(readInput(exampleTool, { own: ['a', 'b'], parts: ['c', ''], region: 'DE' })).toEqual({
    ...exampleTool.initial,
    own: 'a\nb',
    parts: ['c', ''],
    region: 'DE',
  })
  expect(readInput(exampleTool, { name: 'z' }).wanted).toEqual(['x', 'z'])
  expect(readInput(exampleTool, { name: 'z', wanted: ['y'] }).wanted).toEqual(['y'])
  expect(readInput(exampleTool, undefined)).toEqual(exampleTool.initial)
})

it.each([
  [{ engine: 'c' }, '“engine” must be one of a, b.'],
  [{ wanted: ['c'] }, '“wanted” must have at least one of x, y, z.'],
  [{ own: 'a' }, '“own” must be a list of strings.'],
  [{ name: 7 }, '“name” must be a string.'],
  [{ parts: ['a', 'b', 'c'] }, '“parts” takes up to 2; send only the first 2.'],
])('%j is refused with what to do', (input, message) => {
  expect(() => readInput(exampleTool, input)).toThrow(message)
})
