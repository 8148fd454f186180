import { describe, expect, test } from 'vitest'
import { removeFences } from '../../src/shared/content/fences.ts'
import { checkSdkCall, sdkEntries } from './guides/check-sdk-call.ts'
import { guides } from './guides/our-guides.ts'
import { readSdkCalls, type SdkNames, type SdkUse } from './guides/read-sdk-calls.ts'
import { config } from './our-documents.ts'

const module = config.brand.words.pythonModule ?? ''

/** The calls of a page with their places. Programs of a page share their names, as cells of a notebook do. */
const calls = guides.flatMap(({ fences }) => {
  const names: SdkNames = new Map()
  return (
    fences
      // Programs for older versions of the SDK have the version in their title.
      .filter(({ language, title }) => language === 'python' && !/\b0\.\d/.test(title ?? ''))
      .flatMap(({ code, place }) => readSdkCalls({ code, module, names }).map((call) => ({ call, place })))
  )
})

const checkProgram = (code: string): string[] =>
  readSdkCalls({ code: `import ${module} as tir\n${code}`, module, names: new Map() }).flatMap(checkSdkCall)

/** Calls in the code of a text, such as `Datasets.create(name="a")`. `tir.` may come first. */
function readMentions(text: string): SdkUse[] {
  return [...removeFences(text).matchAll(/`(?:tir\.)?([A-Z]\w+)(?:\(\))?\.(\w+)\(([^`]*)\)`/g)].flatMap(
    ([, owner = '', method = '', given = '']) => {
      if (!sdkEntries.has(owner)) return []
      const code = `import ${module} as tir\ntir.${owner}().${method}(${given.replaceAll('…', '')})`
      return readSdkCalls({ code, module, names: new Map() }).filter(({ name }) => name !== owner)
    },
  )
}

describe('calls of the SDK in the guides', () => {
  test('are in the catalog, with their arguments, and check their result', () => {
    expect(calls.length).toBeGreaterThan(3)
    const problems = calls.flatMap(({ call, place }) =>
      checkSdkCall(call).map((problem) => `${place} +${call.line - 1} ${problem}`),
    )
    expect(problems).toEqual([])
  })

  test('that the text names are in the catalog', () => {
    const problems = guides.flatMap(({ file, text }) =>
      readMentions(text)
        .filter(({ name }) => !sdkEntries.has(name))
        .map(({ name }) => `${file} there is no ${name} in the SDK`),
    )
    expect(problems).toEqual([])
  })

  test.each([
    ['tir.Dataset()', 'there is no Dataset in the SDK'],
    ['tir.Datasets().push_dataset(1, "a")', 'there is no Datasets.push_dataset'],
    ['d = tir.Datasets()\nok, x = d.create(title="a")', 'has no parameter title'],
    ['d = tir.Datasets()\nok, x = d.create()', 'the argument name is missing'],
    ['d = tir.Datasets()\nok, x = d.get(1, 2)', 'takes 1 arguments by position, not 2'],
    ['d = tir.Datasets()\nd.delete(2101)', 'assign the result to two names'],
    ['d = tir.Datasets()\nx = d.get(2101)', 'assign the result to two names'],
    ['d = tir.Datasets()\nok, x = d.get(2101)\nprint(x)', 'assign the result to two names'],
    ['print(tir.Datasets().get(2101))', 'assign the result to two names'],
    ['name = tir.Datasets().get(2101).name', 'assign the result to two names'],
    ['ok, x = tir.Datasets().create("a", bucket_type="pvc")', "bucket_type can't be pvc"],
    ['tir.Datasets().upload_dataset("2101", "train")', 'dataset_id is of type int, not str'],
    ['tir.EndPoints().manage_replica_count(True, 3405)', 'replica_count is of type int, not bool'],
    ['tir.init("key")', 'takes 0 arguments by position'],
  ])('are reported: %s', (code, problem) => {
    expect(checkProgram(code).join('\n')).toContain(problem)
  })

  test.each([
    `from ${module} import Datasets\nfor name in ["a"]:\n    ok, d = Datasets(project=1).create(name)\n    assert ok`,
    'ok, job = tir.FinetuningClient().create_finetuning("a", "b", "c", 1, "d", epochs=2)\nif not ok:\n    raise SystemExit(job)',
    'dataset = unwrap(tir.Datasets().get(dataset_id=2101))',
    'ok, x = tir.EndPoints().create(**settings)\nprint(ok)',
    'import json\njson.load(1)\ndatasets = []\ndatasets.append(1)',
  ])('are fine: %s', (code) => {
    expect(checkProgram(code)).toEqual([])
  })

  test('are found in programs that import the module, its parent, or its classes', () => {
    const [parent, name] = module.split(/\.(?=\w+$)/)
    const codes = [
      `import ${module} as tir\ntir.init()`,
      `from ${parent} import ${name} as sdk\nsdk.init()`,
      `from ${module} import (init, Datasets)\ninit()`,
    ]
    const names = codes.flatMap((code) => readSdkCalls({ code, module, names: new Map() }))
    expect(names.map((call) => call.name)).toEqual(['init', 'init', 'init'])
  })

  test('in inline code are found with their class', () => {
    expect(
      readMentions('Call `tir.Plans().get_plans_list("notebook")` or `Datasets.get(dataset_id)`.'),
    ).toMatchObject([{ name: 'Plans.get_plans_list' }, { name: 'Datasets.get' }])
  })
})
