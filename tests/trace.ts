import { readFeatures, readRequirements, traceRequirements } from './trace-requirements.ts'

const { rows, unknown } = traceRequirements([...readRequirements(), ...readFeatures()])
const without = rows.filter(({ tests }) => tests.length === 0)
for (const { id, topic, proof, requirement } of without)
  console.log(`${id}  ${topic} (${proof}): ${requirement.slice(0, 100)}`)
console.log(`${rows.length - without.length} of ${rows.length} requirements and features have a test.`)
for (const { id, file } of unknown)
  console.error(`${file} names ${id}, but no requirement or feature has that number.`)
process.exitCode = unknown.length > 0 ? 1 : 0
