import { requireFont } from '../processes/debian-program.ts'
import { buildFixture, fixtureNames } from './fixture-site.ts'

/** Builds every fixture site once, before the tests that read them. */
export default async function buildSites(): Promise<void> {
  requireFont()
  const [first, ...others] = fixtureNames
  await buildFixture(first)
  await Promise.all(others.map(buildFixture))
}
