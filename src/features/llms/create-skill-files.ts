import { createHash } from 'node:crypto'
import { llmsIndexPath } from '../../render/markdown/llms-pointer.ts'
import type { TextFile } from '../../shared/output/output-file.ts'
import type { SiteView } from '../../shared/site/site-view.ts'
import { addBase } from '../../shared/urls.ts'

const folder = '/.well-known/agent-skills/'

/**
 * Creates a skill that teaches agents to read this documentation, and the index where they find it
 * (https://agentskills.io, discovery version 0.2.0).
 */
export function createSkillFiles(description: string, site: SiteView): TextFile[] {
  const name = toSkillName(site.title)
  const path = `${folder}${name}/SKILL.md`
  const summary =
    `Find and read pages of ${site.title}. ${description} Use it for questions about ${site.brand.name}.`.replace(
      /\s+/g,
      ' ',
    )
  const content = formatSkill({ name, summary }, site)
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name,
        type: 'skill-md',
        description: summary,
        url: addBase(site.base, path),
        digest: `sha256:${createHash('sha256').update(content).digest('hex')}`,
      },
    ],
  }
  return [
    { path, content },
    { path: `${folder}index.json`, content: `${JSON.stringify(index, undefined, 2)}\n` },
  ]
}

/** Names of skills have up to 64 lowercase letters, digits, and single hyphens. */
const toSkillName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 64)
    .replace(/^-|-$/g, '') || 'documentation'

function formatSkill({ name, summary }: { name: string; summary: string }, site: SiteView): string {
  const { origin, base } = site
  return `---
name: ${name}
description: ${JSON.stringify(summary)}
---

# ${site.title}

1. Fetch ${origin}${addBase(base, llmsIndexPath)}. It lists the parts of the documentation, each with a description.
2. Fetch the list of the part that fits the question. It names each page with its description and the address of its Markdown.
3. Fetch the page as Markdown. Every page below ${origin}${base} has a Markdown version: add \`index.md\` to its address, or send the header \`Accept: text/markdown\`.
4. Answer from the page, and cite its address without \`index.md\`.

Don't guess names of commands, fields, and plans: each is on a page. For API operations, fetch the OpenAPI document that the list of the API names under "Files".
`
}
