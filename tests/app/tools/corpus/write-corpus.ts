import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FORMS } from './forms'
import { writeForm } from './write-form'

// Writes the corpus again: `npx tsx tests/app/tools/corpus/write-corpus.ts`.
const folder = join(import.meta.dirname, 'files')
mkdirSync(folder, { recursive: true })
for (const form of FORMS) writeFileSync(join(folder, form.file), writeForm(form))
