/** Says whether a goal was met. The process fails where one was not. */
export function verdict(met: boolean, goal: string): string {
  if (met) return goal
  process.exitCode = 1
  return `MISSED ${goal}`
}

/** A row of a table for the terminal: the first cell to the left, the others to the right. */
export function printRow([first = '', ...others]: readonly (string | number)[], widths = 11): void {
  console.log(String(first).padEnd(26) + others.map((cell) => String(cell).padStart(widths)).join(''))
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
