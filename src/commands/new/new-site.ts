import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Command } from '@commander-js/extra-typings'
import { slug } from 'github-slugger'
import { UsageError } from '../../cli/usage-error.ts'
import { toObject } from '../../shared/read-unknown.ts'
import { askFields } from './ask-fields.ts'
import { writeSiteFiles } from './write-site-files.ts'

/** Defines `docent new site`. */
export function defineNewSite(command: Command): void {
  command
    .argument('[folder]', 'folder of the new site')
    .option('--title <text>', 'title of the site')
    .option('--name <text>', 'name of the product or company')
    .option('--url <url>', 'address that the site will have')
    .option('--no-install', "don't install the packages")
    .option('--dev', 'start the preview afterwards')
    .action(async (folder, { install: installs, dev: startsPreview = false, ...options }) => {
      const values = await askFields(
        [
          { name: 'folder', question: 'Which folder?', fallback: 'docs', findProblem: findFolderProblem },
          { name: 'name', question: 'What is the name of the product or company?' },
          { name: 'url', question: 'At which address?', fallback: 'https://docs.example', findProblem },
        ],
        { folder, ...options },
      )
      const { folder: target = '', name = '', url = '' } = values
      const root = resolve(target)
      writeSiteFiles(root, {
        ...{ name, url, title: options.title ?? `${name} Docs` },
        packageName: slug(basename(root)) || 'docs',
        docent: findPackageSpec(root),
      })
      const manager = findPackageManager()
      if (installs) run(manager, ['install'], root)
      console.log(formatNextSteps(root, { manager, installs }))
      if (startsPreview) run(manager, ['run', 'dev'], root)
    })
}

function findFolderProblem(folder: string): string | undefined {
  try {
    return readdirSync(folder).length > 0 ? `must be an empty folder, and ${folder} isn't` : undefined
  } catch {
    // It's created.
    return undefined
  }
}

const findProblem = (url: string): string | undefined =>
  /^https?:\/\/[^/?#\s]+(?:\/[^/?#\s]+)*\/?$/.test(url) && URL.canParse(url)
    ? undefined
    : 'must be an address such as https://docs.example or https://example.com/docs/'

/** Returns the package manager that runs this process, as in `pnpm dlx docent`. */
function findPackageManager(): string {
  const name = process.env.npm_config_user_agent?.split('/')[0] ?? 'npm'
  return ['npm', 'pnpm', 'yarn', 'bun'].includes(name) ? name : 'npm'
}

function run(program: string, args: string[], cwd: string): void {
  // On Windows, package managers are scripts of its shell.
  const result = spawnSync(program, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' })
  if (result.status !== 0 && result.signal === null)
    throw new UsageError(
      `\`${program} ${args.join(' ')}\` failed in ${cwd}. Run it there again; the site's files are complete.`,
    )
}

function formatNextSteps(
  root: string,
  { manager, installs }: { manager: string; installs: boolean },
): string {
  const folder = relative('', root)
  const steps = [
    ...(folder === '' ? [] : [`cd ${folder}`]),
    ...(installs ? [] : [`${manager} install`]),
    `${manager} run dev`,
  ]
  return `\nThe site is in ${join(root, '/')}\nNext:\n${steps.map((step) => `  ${step}`).join('\n')}\n`
}

const packageFolder = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Returns where a new site gets the package from: the same version, or the same file or folder if this package doesn't
 * come from a registry. Its path is relative to the site, so that both can be moved together.
 */
function findPackageSpec(root: string): string {
  const source = existsSync(join(packageFolder, 'src')) ? packageFolder : readInstalledSource()
  return source === undefined
    ? String(readJson(join(packageFolder, 'package.json')).version)
    : `file:${relative(root, source).replaceAll('\\', '/')}`
}

/** Reads the source from npm's list of installed packages. Undefined for a package from a registry. */
function readInstalledSource(): string | undefined {
  const list = join(packageFolder, '../.package-lock.json')
  if (!existsSync(list)) return undefined
  const entry = toObject(toObject(readJson(list).packages)['node_modules/docent'])
  const { resolved } = entry
  return typeof resolved === 'string' && resolved.startsWith('file:')
    ? resolve(packageFolder, '../..', resolved.slice('file:'.length))
    : undefined
}

const readJson = (file: string): Record<string, unknown> => toObject(JSON.parse(readFileSync(file, 'utf8')))
