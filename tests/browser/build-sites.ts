import { requireFont } from '../processes/debian-program.ts'
import { buildInProcess } from './build-in-process.ts'
import { fixtureFolders, fixtureNames } from './fixture-site.ts'

/** Builds every fixture site once, before the tests that read them. */
export default async function buildSites(): Promise<void> {
  requireFont()
  await buildInProcess(fixtureNames.map(fixtureFolders))
}
