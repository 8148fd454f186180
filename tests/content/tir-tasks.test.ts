import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { type GuidePage, guidePages } from './guide-pages.ts'

const pages = [...guidePages.values()].filter(({ path }) => path.startsWith('/docs/tir/'))
const pagesByFile = new Map([...guidePages.values()].map((page) => [page.file, page]))

const removeCode = (text: string): string => text.replace(/^ *```.*?^ *```/gms, '')

/** Text of the code blocks in one of the languages. */
const readCode = (text: string, languages: string): string =>
  [...text.matchAll(new RegExp(`^ *\`\`\`(?:${languages})\\b.*\\n((?:.*\\n)*?) *\`\`\``, 'gm'))]
    .map(([, code]) => code)
    .join('')

const verbs =
  'delete|stop|restore|upload|invite|replace|back up|rotate|enlarge|resize|download|restart|rename|drain|install|add|remove|renew|save|build|test|send'

/** Tasks that a title can name among others, although they have a section. */
const sections = /^(?:delete|stop|restore|download|restart|rename|remove)$/

/** Whether a page is about more than the task of a link, and has a section that is about it. */
function hasSectionFor({ frontMatter, text }: GuidePage, verb: string): boolean {
  const title = (frontMatter.title ?? '').toLowerCase()
  if (frontMatter.type === 'quickstart' || title.startsWith(verb)) return false
  if (new RegExp(`\\b${verb}\\b`).test(title) && !sections.test(verb)) return false
  return new RegExp(`^#{2,4} ${verb}\\b`, 'im').test(removeCode(text))
}

test('a link that names one task leads to its section, if the page has others', () => {
  const findVague = ({ file, text }: GuidePage) =>
    [...removeCode(text).matchAll(/\[([^\]]+)\]\(([^)#]+\.mdx)\)/g)]
      .filter(([, name = '', href = '']) => {
        const [, verb = ''] = name.toLowerCase().match(`^(${verbs})\\b`) ?? []
        const target = pagesByFile.get(posix.join(posix.dirname(file), href))
        return (
          verb !== '' && !/, | and | or /.test(name) && target !== undefined && hasSectionFor(target, verb)
        )
      })
      .map(([link]) => `${file}: ${link}`)
  expect(pages.flatMap(findVague)).toEqual([])
})

test('the shell writes no secret into JSON, because a quotation mark in it breaks the request', () => {
  const secret = /\\"\$\{?\w*(?:TOKEN|SECRET|PASSWORD|KEY)\b|'"\$\{?\w*(?:TOKEN|SECRET|PASSWORD|KEY)\b/
  const findSecrets = ({ file, text }: GuidePage) =>
    readCode(text, 'bash|sh')
      .split('\n')
      .filter((line) => secret.test(line))
      .map((line) => `${file}: ${line.trim()}`)
  expect(pages.flatMap(findSecrets)).toEqual([])
})

test('a page with the ID, name, or address of a sample in a program says that it is one', () => {
  const sample =
    /(?<![\w.-])(?:60412|60418|2101|2117|812|826|3405|3412|731|146|1234|640|4711|203\.0\.113\.\d+|[\w-]+\.example\.com|\w+@laptop|(?:road-signs|sign-classifier)[\w-]*|team-images|photos-archive|survey-2026)(?![\w-])/
  const announced =
    /\breplace|\byours\b|,? here (?:of |the |is )?[`[]|in place of|with your|of your|your own/i
  const isSilent = ({ text }: GuidePage) =>
    sample.test(readCode(text, 'bash|sh|python|yaml|js|powershell|hcl')) && !announced.test(removeCode(text))
  expect(pages.filter(isSilent).map(({ file }) => file)).toEqual([])
})

test('a page with Docker commands links to its installation, or to an image that is built elsewhere', () => {
  const isSilent = ({ text, links }: GuidePage) =>
    /^ *(?:sudo )?docker (?:build|run|pull|push) /m.test(readCode(text, 'bash|sh')) &&
    ![...links].some((link) => /\/run_docker\/$|\/push_image\/$|\/private_image\/$/.test(link))
  expect(pages.filter(isSilent).map(({ file }) => file)).toEqual([])
})
