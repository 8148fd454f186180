import { findAllPhrases } from './find-phrases.ts'

/** Prints the phrases to avoid in some folders or files: `node tests/english/run.ts src/site`. */
const problems = findAllPhrases(process.argv.slice(2))
for (const { problem, at, fix } of problems) console.log(`${at.file}:${at.line}  ${problem} ${fix}`)
console.log(`${problems.length} phrases`)
process.exitCode = problems.length > 0 ? 1 : 0
