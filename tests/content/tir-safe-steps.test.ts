import { expect, test } from 'vitest'
import { readFences } from '../api/guides/read-fences.ts'
import { guidePages } from './guide-pages.ts'

const guides = [...guidePages.values()]
  .filter(({ path }) => path.startsWith('/docs/tir/'))
  .map((page) => ({ ...page, fences: readFences(page.file, page.text) }))

const scripts = guides.flatMap(({ file, fences }) =>
  fences
    .filter(({ language }) => language === 'bash' || language === 'sh')
    .map(({ code }) => ({ file, code })),
)

/** Files of the scripts that the first pattern finds and that the second one doesn't. */
function findUnsafe(pattern: RegExp, required: RegExp): string[] {
  const found = scripts.filter(({ code }) => pattern.test(code))
  expect(found.length).toBeGreaterThan(0)
  return found.filter(({ code }) => !required.test(code)).map(({ file }) => file)
}

test('a command that adds a line to a crontab removes the line of an earlier run', () => {
  expect(findUnsafe(/\| (?:sudo )?crontab -$/m, /crontab -l 2>\/dev\/null \| grep --invert-match/)).toEqual(
    [],
  )
})

test('children of a script in the background release its lock when it ends', () => {
  expect(findUnsafe(/nohup flock .*&$/m, /flock -n -o /)).toEqual([])
})

test('a body is sent only if the command that writes it succeeded', () => {
  const bodies = scripts.filter(({ code }) => /--data @(?:patch|request)\.json/.test(code))
  expect(bodies.length).toBeGreaterThan(5)
  const unguarded = /endpoint\.json > \w+\.json\s*\n\s*curl /
  expect(bodies.filter(({ code }) => unguarded.test(code)).map(({ file }) => file)).toEqual([])
})

test('a new value of a list of variables replaces the entry of the same name', () => {
  expect(scripts.filter(({ code }) => /\+= \[\{"?key"?:/.test(code)).map(({ file }) => file)).toEqual([])
})

test('a value that a shell reads from a file is quoted in it', () => {
  const unquoted = /printf '(?:export )?[A-Z_]+=%s/
  expect(scripts.filter(({ code }) => unquoted.test(code)).map(({ file }) => file)).toEqual([])
})

test('a job script passes the number of processors to `srun`, which ignores the one of `sbatch`', () => {
  const jobs = scripts.filter(({ code }) => /^#SBATCH --cpus-per-task/m.test(code) && /^srun /m.test(code))
  expect(jobs.length).toBeGreaterThan(2)
  expect(jobs.filter(({ code }) => !/^srun .*--cpus-per-task/m.test(code)).map(({ file }) => file)).toEqual(
    [],
  )
})

test('a page with a list of plans says that the call takes no region', () => {
  const lists = guides.filter(({ fences }) => fences.some(({ code }) => code.includes('gpu_service/sku/?')))
  expect(lists.length).toBeGreaterThan(5)
  const isSilent = (text: string) => !/takes no region|plans of your region|plans of yours/.test(text)
  expect(lists.filter(({ text }) => isSilent(text)).map(({ file }) => file)).toEqual([])
})

test('a page with a region in its samples names what to replace', () => {
  const region = /location=(?:Delhi|"Delhi")|"location": "Delhi"/
  const regional = guides.filter(({ fences }) => fences.some(({ code }) => region.test(code)))
  expect(regional.length).toBeGreaterThan(80)
  // A registry exists in Delhi only.
  const explains = /Chennai|Delhi only|in Delhi, the only region/
  const silent = regional.filter(
    ({ text }) => !explains.test(text.replaceAll(/^ *```.*?^ *```/gms, '').replace(/^---.*?^---/ms, '')),
  )
  expect(silent.map(({ file }) => file)).toEqual([])
})

test('keys in variables, which win over a profile, are cleared before a profile is set', () => {
  expect(
    findUnsafe(/^\s*export AWS_PROFILE=/m, /unset AWS_ACCESS_KEY_ID .*\n\s*export AWS_PROFILE=/),
  ).toEqual([])
})

test('a package key can be stored again without a question', () => {
  expect(findUnsafe(/gpg .*--output .*keyring/, /gpg --yes /)).toEqual([])
})
