import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { examplePictures, pictureNames, picturePath } from '@/lib/site/example-pictures'

const MAX_BYTES = 40_000

for (const name of pictureNames) {
  it.each(['light', 'dark'] as const)(`${name} has the size that pages reserve, and is small: %s`, (scheme) => {
    const file = readFileSync(`public${picturePath(name, scheme)}`)
    const { width, height } = examplePictures[name]
    expect(sizeOf(file)).toEqual({ width: 2 * width, height: 2 * height })
    expect(file.length).toBeLessThanOrEqual(MAX_BYTES)
  })
}

/** The pixels of a WebP, from the head of its lossy or its extended form. */
function sizeOf(file: Buffer): { width: number; height: number } {
  expect(file.toString('latin1', 8, 12)).toBe('WEBP')
  const form = file.toString('latin1', 12, 16)
  if (form === 'VP8X') return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 }
  expect(form).toBe('VP8 ')
  return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff }
}
