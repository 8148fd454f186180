import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listGeneratedFiles } from './list-generated-files.ts'

// Writes the parts of the documentation that come from the code.
for (const [path, text] of await listGeneratedFiles())
  writeFileSync(join(import.meta.dirname, '..', path), text)
