/** `12 kB`. */
export function sizeOf({ size }: Blob): string {
  return size < 1_000_000 ? `${Math.max(1, Math.round(size / 1_000))} kB` : `${(size / 1_000_000).toFixed(1)} MB`
}
