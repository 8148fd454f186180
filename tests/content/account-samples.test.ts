import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { type GuidePage, guidePages } from './guide-pages.ts'

const guides = [...guidePages.values()]
const account = guides.filter(({ file }) => file.startsWith('content/docs/myaccount/'))
const byFile = new Map(guides.map((page) => [page.file, page]))

const removeCode = (text: string): string => text.replace(/^ *```.*?^ *```/gms, '')

/** Lists the matches of a pattern in the text of pages as `file: match`. */
const find = (pages: readonly GuidePage[], pattern: RegExp): string[] =>
  pages.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([match]) => `${file}: ${match.trim()}`))

test('a secret goes into JSON through a program that escapes it', () => {
  expect(guides.length).toBeGreaterThan(400)
  // Passwords must contain a special character, which may be a quote or a backslash.
  expect(find(guides, /^.*\\"\$\{?\w*(?:PASSWORD|PASSPHRASE|SECRET)\w*\}?\\".*$/gm)).toEqual([])
})

test('a page that sets the ID of a resource in a command says that readers replace it', () => {
  const setsId = /^ *(?:export )?[A-Z]\w*_ID="?\w+"?$/m
  const isSilent = ({ text }: GuidePage) =>
    setsId.test(text) && !/\b(?:replace|yours|your own)\b/i.test(removeCode(text))
  expect(account.filter(({ text }) => setsId.test(text)).length).toBeGreaterThan(70)
  expect(account.filter(isSilent).map(({ file }) => file)).toEqual([])
})

/** Links that promise a deletion and lead to the top of a page that has a section about it. */
function findTopLinks({ file, text }: GuidePage): string[] {
  const links = text.matchAll(/\[((?:delete|release|empty|deactivate) [^\]]+)\]\(([^)#\s]+\.mdx)\)/gi)
  return [...links].flatMap(([link, , href = '']) => {
    const target = byFile.get(posix.join(posix.dirname(file), href))
    if (target === undefined || /^(?:Delete|Release)\b/.test(target.frontMatter.title ?? '')) return []
    return /^## (?:Delete|Release|Empty|Deactivate)\b/m.test(target.text) ? [`${file}: ${link}`] : []
  })
}

test('a link that promises a deletion leads to its section', () => {
  expect(account.flatMap(findTopLinks)).toEqual([])
})

test('a page that requires the CRN shows where it is', () => {
  expect(find(account, /^(?!.*Basic Details).*\b(?:give|with|and) your CRN\b.*$/gm)).toEqual([])
})

test('a page with a workflow for GitHub has the same for GitLab', () => {
  const workflows = account.filter(({ text }) => text.includes('title=".github/workflows/'))
  expect(workflows.length).toBeGreaterThan(3)
  expect(
    workflows.filter(({ text }) => !text.includes('title=".gitlab-ci.yml"')).map(({ file }) => file),
  ).toEqual([])
})

/** Samples in tabs of the command line that take what only readers of the API tab have set. */
function findForeignValues({ file, text }: GuidePage): string[] {
  const tabs = text.matchAll(/<TabItem value="cli".*?<\/TabItem>/gs)
  const declares = /^- For the CLI: .*`E2E_AUTH_TOKEN`/m.test(text)
  return [...tabs].filter(([tab]) => tab.includes('E2E_AUTH_TOKEN') && !declares).map(() => file)
}

test('a tab for the command line needs no values of the API tab that its prerequisites leave out', () => {
  expect(account.filter(({ text }) => text.includes('<TabItem value="cli"')).length).toBeGreaterThan(30)
  expect(account.flatMap(findForeignValues)).toEqual([])
})

test('a program that calls a protected function reads its response', () => {
  const calls = account.filter(({ text }) => text.includes('X-Secret') && text.includes('$FUNCTION_URL'))
  expect(calls.length).toBeGreaterThan(2)
  // A refused call can have the status 200, so `&&`, `--fail`, and `urlopen` alone treat it as a success.
  expect(find(calls, /"\$FUNCTION_URL" *&&/g)).toEqual([])
  expect(calls.filter(({ text }) => text.includes('urlopen(') && !text.includes('.get("ok")'))).toEqual([])
})

test('only the page about rotation explains what stops tokens of other people', () => {
  expect(
    find(account, /^(?!.*(?:have them|have the person)).*\b(?:delete|revoke) their (?:API )?tokens\b.*$/gm),
  ).toEqual([])
})

test('a page that attaches a security group says that the default group stays', () => {
  const attaches = account.filter(({ text }) => /^ *e2ectl node action security-group attach/m.test(text))
  expect(attaches.length).toBeGreaterThan(7)
  const isSilent = ({ text }: GuidePage) => !/`default`[^.]*\bgroup|`default` is attached/.test(text)
  expect(attaches.filter(isSilent).map(({ file }) => file)).toEqual([])
})

test('a page about Kubernetes replaces a secret instead of creating it twice', () => {
  expect(
    find(account, /create (?:the secret|it) again(?! as)/gi).filter((hit) => hit.includes('/kubernetes/')),
  ).toEqual([])
})

test('a sample price is called an example', () => {
  expect(find(account, /^(?!.*<Hero).*\billustrations?\b.*$/gm)).toEqual([])
})
