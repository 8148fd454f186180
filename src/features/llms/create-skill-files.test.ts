import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sampleSite } from '../../../tests/unit/sample-values.ts'
import { createSkillFiles } from './create-skill-files.ts'

test('[F-002] a site has a skill for agents, and an index with its digest', () => {
  const site = { ...sampleSite, title: 'Cloud & "More": Docs', base: '/help/' }
  const [skill, index] = createSkillFiles('All about nodes.', site)
  expect(skill?.path).toBe('/.well-known/agent-skills/cloud-more-docs/SKILL.md')
  expect(skill?.content).toMatch(/^---\nname: cloud-more-docs\ndescription: "Find and read/)
  expect(skill?.content).toContain('https://docs.example/help/llms.txt')
  const { skills } = JSON.parse(index?.content ?? '')
  expect(skills).toEqual([
    {
      name: 'cloud-more-docs',
      type: 'skill-md',
      description: expect.stringContaining('All about nodes.'),
      url: '/help/.well-known/agent-skills/cloud-more-docs/SKILL.md',
      digest: `sha256:${createHash('sha256')
        .update(skill?.content ?? '')
        .digest('hex')}`,
    },
  ])
})
