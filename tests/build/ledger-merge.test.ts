import { execFileSync, spawnSync } from 'node:child_process'
import { checkSiteFolder } from './build-worker.ts'
import { ledger, ledgerSite, listAddresses, run } from './ledger-site.ts'
import { expect, type SiteFolder, siteTest as test } from './site-folder.ts'

/** Runs git in the folder of a site. Returns its exit code. */
function git(site: SiteFolder, ...args: string[]): number | null {
  const identity = ['-c', 'user.name=Asha', '-c', 'user.email=asha@cloud.example']
  return spawnSync('git', [...identity, ...args], { cwd: site.root, stdio: 'ignore' }).status
}

/** Lets two branches add headings at the same place, and merges them. Returns the exit code of the merge. */
async function mergeBranches(site: SiteFolder): Promise<number | null> {
  site.write({ '.gitignore': '.docent/\n' })
  await run(site, 'ledger', 'update')
  execFileSync('git', ['init', '-q', '-b', 'main'], { cwd: site.root })
  git(site, 'add', '.')
  git(site, 'commit', '-qm', 'start')
  for (const name of ['alpha', 'beta']) {
    git(site, 'checkout', '-qb', name, 'main')
    site.write({ [`content/docs/${name}.md`]: `---\ntitle: ${name}\n---\n\n## Section ${name}\n` })
    await run(site, 'ledger', 'update')
    git(site, 'add', '.')
    git(site, 'commit', '-qm', name)
  }
  return git(site, 'merge', '-q', 'alpha')
}

test('[R-006] two branches that add addresses conflict, and an update keeps both', async ({ site }) => {
  site.write(ledgerSite)
  expect(await mergeBranches(site)).toBe(1)
  expect(await checkSiteFolder(site)).toMatchInlineSnapshot(`
    "
    content/published.txt:7
      This is a merge conflict between two branches.
      Run \`docent ledger update\`, which keeps the addresses of both.

    1 problem.
    "
  `)
  expect(await run(site, 'ledger', 'update')).toBe(
    `0 new addresses in ${ledger}. Kept the addresses of both branches in 1 conflict.\n`,
  )
  expect(listAddresses(site)).toContain('/docs/alpha/#section-alpha')
  expect(listAddresses(site)).toContain('/docs/beta/#section-beta')
  expect(await run(site, 'check')).toBe('6 pages, no problems.\n')
})

test('[R-006] with the union merge of git, branches do not conflict', async ({ site }) => {
  site.write({ ...ledgerSite, '.gitattributes': `${ledger} merge=union\n` })
  expect(await mergeBranches(site)).toBe(0)
  const merged = listAddresses(site)
  expect(await run(site, 'check')).toBe('6 pages, no problems.\n')
  await run(site, 'ledger', 'update')
  expect(listAddresses(site)).toEqual(merged.toSorted())
})
