import { buildFixture, fixtureNames } from './fixture-site.ts'

/** Builds every fixture site once, before the tests that read them. */
export default async function buildSites(): Promise<void> {
  for (const name of fixtureNames) await buildFixture(name)
}
