import { describe, expect, test } from 'vitest'
import { removeFences } from '../../src/shared/content/fences.ts'
import { cliCommands, terraformSchemas } from './guides/catalogs.ts'
import { checkCliCall, readCliCalls } from './guides/check-command.ts'
import { checkTerraform } from './guides/check-terraform.ts'
import { guides, shells } from './guides/our-guides.ts'
import { config } from './our-documents.ts'

const program = config.brand.words.cli ?? ''
const checkScript = (script: string): string[] =>
  readCliCalls(script, program).flatMap((words) => checkCliCall(words, { program }))

describe('commands of the guides', () => {
  test('are in the catalog, with their flags and arguments', () => {
    const problems = guides.flatMap(({ fences }) =>
      fences
        .filter(({ language }) => shells.has(language))
        .flatMap(({ code, place }) => checkScript(code).map((problem) => `${place} ${problem}`)),
    )
    expect(cliCommands.size).toBeGreaterThan(50)
    expect(problems).toEqual([])
  })

  test('that the text names are in the catalog', () => {
    const problems = guides.flatMap(({ file, text }) =>
      [...removeFences(text).matchAll(/`([^`\n]+)`/g)]
        .flatMap(([, code = '']) => (code.startsWith(`${program} `) ? readCliCalls(code, program) : []))
        .flatMap((words) => checkCliCall(words, { program, isMention: true }))
        .map((problem) => `${file} ${problem}`),
    )
    expect(problems).toEqual([])
  })

  test.each([
    [`${program} node get`, 'takes 1 arguments, not 0'],
    [`${program} node gets "$NODE_ID"`, `there is no command ${program} node gets`],
    [`${program} node get "$NODE_ID" --verbose`, 'unknown flag --verbose'],
    [`${program} node create --name web-01 --image x`, 'the flag --plan is missing'],
    [`${program} node upgrade "$NODE_ID" --plan --image x`, '--plan needs a value'],
  ])('are reported: %s', (script, problem) => {
    expect(checkScript(script).join('\n')).toContain(problem)
  })

  test.each([
    `${program} node get "$NODE_ID" --json | jq .id`,
    `${program} node --help`,
    `${program} --json node list`,
    `${program} --version`,
    `id=$(${program} node list --project-id 1204)`,
    `# ${program} is the tool\n${program} node list`,
    `npm install --global ${config.brand.words.npmPackage}`,
  ])('are fine: %s', (script) => {
    expect(checkScript(script)).toEqual([])
  })
})

describe('Terraform of the guides', () => {
  test('has resources, arguments, and attributes of the catalog', () => {
    const problems = guides.flatMap(({ fences }) =>
      fences
        // Files for an older version of the provider have it in their title.
        .filter(({ language, title }) => language === 'hcl' && !/\b[12]\.[\dx]/.test(title ?? ''))
        .flatMap(({ code, place }) => checkTerraform(code).map((problem) => `${place} ${problem}`)),
    )
    expect(terraformSchemas.size).toBeGreaterThan(20)
    expect(problems).toEqual([])
  })

  test.each([
    ['resource "e2e_nodes" "a" {}', 'there is no resource e2e_nodes'],
    ['resource "e2e_node" "a" {\n  size = 1\n  # …\n}', 'e2e_node has no argument size'],
    ['resource "e2e_node" "a" {\n  name = "a"\n}', 'e2e_node needs the argument plan'],
    ['output "ip" {\n  value = e2e_node.web.ip\n}', 'e2e_node has no attribute ip'],
  ])('is reported: %s', (code, problem) => {
    expect(checkTerraform(code).join('\n')).toContain(problem)
  })

  test.each([
    'resource "e2e_node" "a" {\n  name = "a"\n  count = 2\n  # …\n}',
    'output "ip" {\n  value = "${e2e_node.web[0].public_ip_address}:22"\n}',
    'resource "helm_release" "a" {\n  anything = <<-EOT\n    x {\n  EOT\n}',
  ])('is fine: %s', (code) => {
    expect(checkTerraform(code)).toEqual([])
  })
})
