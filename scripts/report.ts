import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createReport } from '@/scripts/report/create-report'

/** Prints a week of the log: `npm run report -- site.log`, or the log on standard input. */
const [file] = process.argv.slice(2)
const report = createReport()
const lines = createInterface({
  input: file ? createReadStream(file) : process.stdin,
  crlfDelay: Number.POSITIVE_INFINITY,
})
try {
  for await (const line of lines) report.add(line)
  console.log(report.text())
} catch (error) {
  console.error(`${file} cannot be read (${(error as NodeJS.ErrnoException).code}): name a log file`)
  process.exitCode = 1
}
