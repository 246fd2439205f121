import type { Cell } from '@/components/csv/write-csv'

/** Writes a markdown table (GFM); numeric columns are aligned right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const isNumeric = head.map((_title, column) => rows.some((row) => typeof row[column] === 'number'))
  return [head, isNumeric.map((numeric) => (numeric ? '---:' : '---')), ...rows].map(line).join('')
}

function line(cells: readonly Cell[]): string {
  return `| ${cells.map((cell) => escapeCell(String(cell ?? ''))).join(' | ')} |\n`
}

function escapeCell(text: string): string {
  return text.replace(/[\\|]/g, '\\$&').replace(/\s+/g, (space) => (/[\r\n]/.test(space) ? ' ' : space))
}
