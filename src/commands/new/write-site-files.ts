import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeFileAtomically } from '../../disk/write-file.ts'
import { configFileName } from '../../shared/config/config-file.ts'
import { formatFrontMatter } from './write-new-file.ts'

const template = fileURLToPath(new URL('../../../templates/site/', import.meta.url))

export interface NewSite {
  title: string
  /** Name of the product or company. */
  name: string
  /** Address of its home page. */
  url: string
  packageName: string
  /** Version or location of the package. */
  docent: string
}

/** Writes a complete site: the template, and files with the values. */
export function writeSiteFiles(root: string, site: NewSite): void {
  cpSync(template, root, { recursive: true })
  const today = new Date().toISOString().slice(0, 10)
  const files: Record<string, string> = {
    [configFileName]: formatConfig(site),
    'package.json': `${JSON.stringify(createManifest(site), undefined, 2)}\n`,
    'tsconfig.json': `${JSON.stringify(compilerOptions, undefined, 2)}\n`,
    '.gitignore': 'node_modules/\ndist/\n.docent/\nvar/\n',
    'README.md': formatReadme(site),
    [`content/releases/${today}-documentation.mdx`]: formatFrontMatter(
      { title: 'The documentation is online', date: today, area: 'guide', kind: 'new' },
      'Read the [first steps](../docs/guide/index.mdx).',
    ),
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileAtomically(join(root, path), text)
  }
}

const createManifest = ({ packageName, docent }: NewSite): object => ({
  name: packageName,
  private: true,
  type: 'module',
  scripts: { dev: 'docent dev', build: 'docent build', serve: 'docent serve', check: 'docent check' },
  dependencies: { docent },
})

const compilerOptions = {
  compilerOptions: {
    target: 'es2023',
    module: 'nodenext',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    erasableSyntaxOnly: true,
    verbatimModuleSyntax: true,
    skipLibCheck: true,
  },
}

/** Fills in the values of the template's configuration, such as `'$title'`. */
function formatConfig({ title, name, url }: NewSite): string {
  const { origin, pathname } = new URL(url)
  const base = pathname.replace(/\/*$/, '/')
  const values = {
    ...{ title, name, base },
    url: origin,
    description: `Guides, release notes, and answers about ${name}.`,
  }
  const text = readFileSync(join(template, configFileName), 'utf8')
  return Object.entries(values).reduce(
    (result, [key, value]) => result.replaceAll(`'$${key}'`, () => quote(value)),
    base === '/' ? text.replace(/^.*'\$base'.*\n/m, '') : text,
  )
}

/** Formats a string of TypeScript. */
const quote = (text: string): string =>
  text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', String.raw`\\`)}'`

const formatReadme = ({ title }: NewSite): string => `# ${title}

\`\`\`sh
npm install
npm run dev      # previews the site, and shows each edit
npm run check    # lists all problems
npm run build    # writes the site to dist/
npm run serve    # serves dist/
\`\`\`

\`docs.config.ts\` has the settings, \`content/\` the pages, and \`static/\` files that are served as they are.
`
