import { checkRepository, formatTitledPage, repositorySite, runGit } from './repository-site.ts'
import { describe, expect, siteTest as test } from './site-folder.ts'

describe('[F-061] a report for programs', () => {
  test('is JSON', async ({ site: folder }) => {
    folder.write(repositorySite)
    const { code, stdout } = await checkRepository(folder, '--json')
    expect(code).toBe(1)
    expect(JSON.parse(stdout)).toMatchInlineSnapshot(`
      {
        "newAddresses": 0,
        "pages": 4,
        "problems": [
          {
            "file": "content/docs/disks.mdx",
            "fix": "Write \`{{hosts.api}}\`, which includes \`https://\`.",
            "isRepairable": true,
            "line": 5,
            "problem": "\`api.cloud.example\` is hard-coded.",
            "rule": "style",
          },
        ],
        "warnings": "",
      }
    `)
    folder.write({ 'website/content/docs/disks.mdx': formatTitledPage('Disks', 'Text.') })
    const success = await checkRepository(folder, '--json')
    expect(success.code).toBe(0)
    expect(JSON.parse(success.stdout)).toEqual({ problems: [], pages: 4, warnings: '', newAddresses: 0 })
  })

  test('names files below the repository, and escapes what the formats reserve', async ({ site: folder }) => {
    folder.write({
      ...repositorySite,
      'website/content/docs/start.mdx': formatTitledPage('Start', '[100%](/docs/a:b,c/)'),
    })
    runGit(folder, 'init', '-q')
    const github = await checkRepository(folder, '--format', 'github')
    expect(github.stdout).toMatchInlineSnapshot(`
      "::error file=website/content/docs/start.mdx,line=5::Link to \`/docs/a:b,c/\`, but no page has that URL.%0AAdd the page, or remove the link.
      ::error file=website/content/docs/disks.mdx,line=5::\`api.cloud.example\` is hard-coded.%0AWrite \`{{hosts.api}}\`, which includes \`https://\`.
      "
    `)
    // People read the log.
    expect(github.stderr).toContain('2 problems.')
    const gitlab = await checkRepository(folder, '--format', 'gitlab')
    expect(JSON.parse(gitlab.stdout)).toMatchInlineSnapshot(`
      [
        {
          "check_name": "docent/build",
          "description": "Link to \`/docs/a:b,c/\`, but no page has that URL. Add the page, or remove the link.",
          "fingerprint": "68cc3e8093871663b5f95b756de2523383bd0b939179c03bed609dd384731103",
          "location": {
            "lines": {
              "begin": 5,
            },
            "path": "website/content/docs/start.mdx",
          },
          "severity": "major",
        },
        {
          "check_name": "docent/style",
          "description": "\`api.cloud.example\` is hard-coded. Write \`{{hosts.api}}\`, which includes \`https://\`.",
          "fingerprint": "e251d917ce6c0a807c8fb3171fdf2af964db91ce0b330d9d6fb741905cebfcbe",
          "location": {
            "lines": {
              "begin": 5,
            },
            "path": "website/content/docs/disks.mdx",
          },
          "severity": "minor",
        },
      ]
    `)
    const sarif = await checkRepository(folder, '--format', 'sarif')
    expect(JSON.parse(sarif.stdout).runs[0].results).toMatchInlineSnapshot(`
      [
        {
          "level": "error",
          "locations": [
            {
              "physicalLocation": {
                "artifactLocation": {
                  "uri": "website/content/docs/start.mdx",
                },
                "region": {
                  "startLine": 5,
                },
              },
            },
          ],
          "message": {
            "text": "Link to \`/docs/a:b,c/\`, but no page has that URL. Add the page, or remove the link.",
          },
          "partialFingerprints": {
            "docent": "68cc3e8093871663b5f95b756de2523383bd0b939179c03bed609dd384731103",
          },
          "ruleId": "build",
        },
        {
          "level": "warning",
          "locations": [
            {
              "physicalLocation": {
                "artifactLocation": {
                  "uri": "website/content/docs/disks.mdx",
                },
                "region": {
                  "startLine": 5,
                },
              },
            },
          ],
          "message": {
            "text": "\`api.cloud.example\` is hard-coded. Write \`{{hosts.api}}\`, which includes \`https://\`.",
          },
          "partialFingerprints": {
            "docent": "e251d917ce6c0a807c8fb3171fdf2af964db91ce0b330d9d6fb741905cebfcbe",
          },
          "ruleId": "style",
        },
      ]
    `)
  })

  test("reports a configuration that can't be read", async ({ site: folder }) => {
    folder.write({ ...repositorySite, 'website/docs.config.ts': 'export default { titel: 1 }\n' })
    const { stdout } = await checkRepository(folder, '--json')
    expect(JSON.parse(stdout).problems[0]).toMatchObject({ rule: 'build', file: 'docs.config.ts' })
  })

  test('keeps the fingerprint of a problem when lines above it change', async ({ site: folder }) => {
    const readFingerprints = async (): Promise<string[]> => {
      const { stdout } = await checkRepository(folder, '--format', 'gitlab')
      return JSON.parse(stdout).map(({ fingerprint }: { fingerprint: string }) => fingerprint)
    }
    const link = '[a](/docs/none/) [b](/docs/none/)'
    folder.write({
      ...repositorySite,
      'website/content/docs/start.mdx': formatTitledPage('Start', `${link}\n\n${link}`),
    })
    const before = await readFingerprints()
    folder.write({
      'website/content/docs/start.mdx': formatTitledPage('Start', `New.\n\n${link}\n\n${link}`),
    })
    expect(await readFingerprints()).toEqual(before)
    expect(new Set(before).size).toBe(before.length)
  })
})
