import type { CodeSample } from '../../shared/api/api-document.ts'
import { createExampleRequest } from '../../shared/api/create-request.ts'
import type { SampleView } from '../../shared/api/operation-view.ts'
import type { RequestSpec } from '../../shared/api/request-spec.ts'
import { breakAddresses } from '../../shared/samples/break-addresses.ts'
import { highlightSample } from '../../shared/samples/highlight-sample.ts'
import type { SampleLanguage } from '../../shared/samples/sample-language.ts'
import { sampleLanguages } from '../../shared/samples/sample-languages.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'

/**
 * Describes the samples. A sample in the document replaces ours in its language, unless its label says that it's something
 * else, such as an SDK. Of our samples, only the first is rendered: all of them were a third of the output, and readers
 * want one.
 */
export function describeSamples(spec: RequestSpec, codeSamples: readonly CodeSample[]): SampleView[] {
  const own = new Map<string, SampleView>()
  for (const sample of codeSamples) {
    const view = describeOwnSample(sample)
    if (!own.has(view.language)) own.set(view.language, view)
  }
  const generated = sampleLanguages.filter(({ id }) => !own.has(id))
  const samples = sampleLanguages.map(
    ({ id, label, tokens, write }): SampleView =>
      own.get(id) ?? {
        language: id,
        label,
        html:
          id === generated[0]?.id
            ? breakAddresses(highlightSample(write(createExampleRequest(spec)), tokens))
            : undefined,
        isOwn: false,
      },
  )
  const others = [...own.values()].filter(
    ({ language }) => !sampleLanguages.some(({ id }) => id === language),
  )
  return [...samples, ...others]
}

/** Names of languages that we write no samples in, by the IDs in documents. */
const labels: Record<string, string> = {
  'c++': 'C++',
  cpp: 'C++',
  'c#': 'C#',
  csharp: 'C#',
  dart: 'Dart',
  elixir: 'Elixir',
  kotlin: 'Kotlin',
  objc: 'Objective-C',
  powershell: 'PowerShell',
  rust: 'Rust',
  swift: 'Swift',
  typescript: 'TypeScript',
}

/** Other names of the languages that we write. */
const aliases: Record<string, string> = {
  bash: 'curl',
  golang: 'go',
  js: 'javascript',
  node: 'javascript',
  'node.js': 'javascript',
  nodejs: 'javascript',
  python3: 'python',
  rb: 'ruby',
  sh: 'curl',
  shell: 'curl',
}

const findLanguage = (name: string): SampleLanguage | undefined => {
  const id = aliases[name.toLowerCase()] ?? name.toLowerCase()
  return sampleLanguages.find((language) => language.id === id)
}

function describeOwnSample({ language, label, source }: CodeSample): SampleView {
  const known = findLanguage(language)
  const replaced = label === '' || findLanguage(label) === known ? known : undefined
  return {
    language: replaced?.id ?? `own:${label || language}`,
    label: replaced?.label ?? (label || labels[language.toLowerCase()] || language),
    html: known === undefined ? escapeHtml(source) : breakAddresses(highlightSample(source, known.tokens)),
    isOwn: true,
  }
}
