import { expect, test } from 'vitest'
import { inputs } from '../api/our-documents.ts'
import { type GuidePage, guidePages } from './guide-pages.ts'

/** Guides of the AI platform: all of their samples work with the IDs, rights, and plans of one project. */
const pages = [...guidePages.values()].filter(({ path }) => path.startsWith('/docs/tir/'))

const listFiles = (isWrong: (page: GuidePage) => boolean): string[] =>
  pages.filter(isWrong).map(({ file }) => file)

const removeCode = (text: string): string => text.replace(/^ *```.*?^ *```/gms, '')

/** IDs that a command sets although nothing above it shows or explains them. */
function findUnexplainedIds({ text }: GuidePage): string[] {
  const prose = removeCode(text)
  // A link to an ID or a list of resources shows where readers find theirs.
  if (/\[[^\]]*\bIDs?\b[^\]]*\]\(|<ApiLink id="list/.test(prose)) return []
  return [...text.matchAll(/^ *(?:export )?[A-Z_]+_ID=(\d+)$/gm)]
    .filter(({ 1: id = '', index }) => !(text.slice(0, index).includes(id) || prose.includes(id)))
    .map(([line]) => line.trim())
}

test('an ID in a command is shown above it, or the page links to where readers find theirs', () => {
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.flatMap((page) => findUnexplainedIds(page).map((line) => `${page.file}: ${line}`))).toEqual([])
})

test('a page that requires a right links to the page that grants it', () => {
  const right =
    /^- (?:The right|Permission|A role or policy) (?:to create|that lets|with the create)(?!.*\]\()/m
  expect(listFiles(({ text }) => right.test(text))).toEqual([])
})

test('a page with a plan in a request links to the list of plans and names the currency', () => {
  const requests = listFiles(({ text }) => /^ *"sku_name": "/m.test(text))
  expect(requests.length).toBeGreaterThan(10)
  const lists = /Nodes\/plans|gpu_sizing|plans\.mdx|"listS\w+"/
  const isSilent = (text: string) => !(lists.test(text) && /\bcurrency\b/.test(text))
  expect(
    requests.filter((file) => pages.some((page) => page.file === file && isSilent(removeCode(page.text)))),
  ).toEqual([])
})

test('a page that posts to a webhook links to the page that makes one', () => {
  const owner = '/docs/tir/external_integrations/alerts/'
  const isSilent = ({ path, text, links }: GuidePage) =>
    text.includes('WEBHOOK_URL') && !(path === owner || links.has(owner))
  expect(listFiles(isSilent)).toEqual([])
})

test('a page that needs a terminal on a node links to the page that opens one', () => {
  const owner = '/docs/tir/Nodes/ssh_access/'
  const isSilent = ({ path, text, links }: GuidePage) =>
    /\bterminal (?:on|in) (?:the node|JupyterLab)/.test(text) && !(path === owner || links.has(owner))
  expect(listFiles(isSilent)).toEqual([])
})

/** Text of the code blocks whose language matches. */
const readCode = (text: string, language: RegExp): string =>
  [...text.matchAll(/^ *```(\S*).*\n((?:.*\n)*?) *```/gm)]
    .filter(([, name = '']) => language.test(name))
    .map(([, , code]) => code)
    .join('')

test('a page with a bucket in a command names it, so that readers replace it with theirs', () => {
  const findBuckets = ({ file, text }: GuidePage) => {
    const prose = removeCode(text)
    const shown = readCode(text, /^(?:text|json)$/)
    const buckets = readCode(text, /^(?:bash|sh|python)$/).matchAll(/(?<![\w-])[a-z][a-z-]*-4711(?![\w-])/g)
    return [...new Set([...buckets].map(([name]) => name))]
      .filter((name) => !(name === 'p-4711' || prose.includes('`4711`') || (prose + shown).includes(name)))
      .map((name) => `${file}: ${name}`)
  }
  expect(pages.flatMap(findBuckets)).toEqual([])
})

test('a page with the address of object storage in a sample names the address of the other region', () => {
  const [delhi = '', chennai = ''] = ['', 'Chennai'].map((end) =>
    inputs.variables.get(`hosts.objectStorage${end}`),
  )
  const isSilent = ({ text }: GuidePage) =>
    readCode(text, /^(?:bash|sh|python|yaml|hcl)$/).includes(`https://${delhi}`) &&
    !(removeCode(text).includes(chennai) || /another endpoint\b/.test(text))
  expect(chennai).not.toBe('')
  expect([...guidePages.values()].filter(isSilent).map(({ file }) => file)).toEqual([])
})

test('a page with an hour in a crontab says in which time zone', () => {
  const isSilent = ({ text }: GuidePage) =>
    /\becho ['"]\d+ \d+ \S+ \S+ \S+ /.test(text) && !/\btime zone\b/.test(removeCode(text))
  expect(listFiles(isSilent)).toEqual([])
})

test('a heading names its thing, because readers see it alone in search results', () => {
  const vague = /^#+ (?:(?!How)[A-Z]\w+(?: and \w+)? |Wait until )(?:it|them)\b.*$/gm
  const findVague = ({ file, text }: GuidePage) =>
    [...removeCode(text).matchAll(vague)].map(([heading]) => `${file}: ${heading}`)
  expect(pages.flatMap(findVague)).toEqual([])
})

test('a page that installs the SDK installs the libraries that its classes import', () => {
  const sdk = inputs.variables.get('brand.pythonPackage') ?? ''
  const findBare = ({ file, text }: GuidePage) =>
    text
      .split('\n')
      .filter((line) => line.includes('pip install') && line.includes(` ${sdk}`))
      .filter((line) => !line.includes(`${sdk} datasets transformers`))
      .map((line) => `${file}: ${line.trim()}`)
  expect(sdk).not.toBe('')
  expect(pages.flatMap(findBare)).toEqual([])
})

test('a sample that creates a node names its kind, which has no default and is final', () => {
  const bodies = ({ text }: GuidePage) =>
    [...text.matchAll(/"instance_type": "[^}]*\}/g)].map(([body]) => body)
  const creating = listFiles((page) => bodies(page).length > 0)
  expect(creating.length).toBeGreaterThan(8)
  expect(listFiles((page) => bodies(page).some((body) => !body.includes('"kind":')))).toEqual([])
})

test('a page that pushes an image signs in to the registry first', () => {
  const pushing = listFiles(({ text }) => text.includes('docker push "$'))
  expect(pushing.length).toBeGreaterThan(5)
  const signsIn = (text: string) => text.slice(0, text.indexOf('docker push "$')).includes('docker login')
  expect(listFiles(({ text }) => text.includes('docker push "$') && !signsIn(text))).toEqual([])
})
