import { StreamLanguage, type StreamParser } from '@codemirror/language'
import { c, csharp, dart, kotlin, objectiveC, scala } from '@codemirror/legacy-modes/mode/clike'
import { diff } from '@codemirror/legacy-modes/mode/diff'
import { dockerFile } from '@codemirror/legacy-modes/mode/dockerfile'
import { groovy } from '@codemirror/legacy-modes/mode/groovy'
import { http } from '@codemirror/legacy-modes/mode/http'
import { lua } from '@codemirror/legacy-modes/mode/lua'
import { nginx } from '@codemirror/legacy-modes/mode/nginx'
import { perl } from '@codemirror/legacy-modes/mode/perl'
import { powerShell } from '@codemirror/legacy-modes/mode/powershell'
import { properties } from '@codemirror/legacy-modes/mode/properties'
import { r } from '@codemirror/legacy-modes/mode/r'
import { ruby } from '@codemirror/legacy-modes/mode/ruby'
import { shell } from '@codemirror/legacy-modes/mode/shell'
import { pgSQL } from '@codemirror/legacy-modes/mode/sql'
import { swift } from '@codemirror/legacy-modes/mode/swift'
import { toml } from '@codemirror/legacy-modes/mode/toml'
import type { Parser } from '@lezer/common'
import { parser as cpp } from '@lezer/cpp'
import { parser as css } from '@lezer/css'
import { parser as go } from '@lezer/go'
import { parser as html } from '@lezer/html'
import { parser as java } from '@lezer/java'
import { parser as javascript } from '@lezer/javascript'
import { parser as json } from '@lezer/json'
import { parser as php } from '@lezer/php'
import { parser as python } from '@lezer/python'
import { parser as rust } from '@lezer/rust'
import { parser as xml } from '@lezer/xml'
import { parser as yaml } from '@lezer/yaml'
import { hcl } from './hcl.ts'

/** A legacy mode has no grammar. Its tokens are found line by line. */
const stream =
  (mode: StreamParser<unknown>): (() => Parser) =>
  () =>
    StreamLanguage.define(mode).parser
const grammar =
  (parser: Parser): (() => Parser) =>
  () =>
    parser

const languages: Record<string, () => Parser> = {
  bash: stream(shell),
  c: stream(c),
  cpp: grammar(cpp),
  csharp: stream(csharp),
  css: grammar(css),
  dart: stream(dart),
  diff: stream(diff),
  dockerfile: stream(dockerFile),
  go: grammar(go),
  groovy: stream(groovy),
  hcl: stream(hcl),
  html: grammar(html),
  http: stream(http),
  ini: stream(properties),
  java: grammar(java),
  js: () => javascript.configure({ dialect: 'jsx' }),
  json: grammar(json),
  kotlin: stream(kotlin),
  lua: stream(lua),
  nginx: stream(nginx),
  objc: stream(objectiveC),
  perl: stream(perl),
  php: () => php.configure({ top: 'Program' }),
  powershell: stream(powerShell),
  python: grammar(python),
  r: stream(r),
  ruby: stream(ruby),
  rust: grammar(rust),
  scala: stream(scala),
  sql: stream(pgSQL),
  swift: stream(swift),
  toml: stream(toml),
  ts: () => javascript.configure({ dialect: 'ts' }),
  tsx: () => javascript.configure({ dialect: 'ts jsx' }),
  xml: grammar(xml),
  yaml: grammar(yaml),
}

const aliases: Record<string, string> = {
  'c++': 'cpp',
  'c#': 'csharp',
  console: 'bash',
  conf: 'ini',
  cjs: 'js',
  cs: 'csharp',
  docker: 'dockerfile',
  env: 'ini',
  golang: 'go',
  gradle: 'groovy',
  javascript: 'js',
  json5: 'json',
  jsonc: 'json',
  jsx: 'js',
  kt: 'kotlin',
  mjs: 'js',
  'objective-c': 'objc',
  properties: 'ini',
  ps1: 'powershell',
  py: 'python',
  rb: 'ruby',
  rs: 'rust',
  sh: 'bash',
  shell: 'bash',
  svg: 'xml',
  terraform: 'hcl',
  tf: 'hcl',
  typescript: 'ts',
  yml: 'yaml',
  zsh: 'bash',
}

const loaded = new Map<string, Parser>()

/** Returns the parser of a language, or undefined for plain text and unknown languages. */
export function parserOf(language: string): Parser | undefined {
  const name = aliases[language] ?? language
  const known = loaded.get(name)
  if (known !== undefined) return known
  if (!Object.hasOwn(languages, name)) return undefined
  const parser = languages[name]?.()
  if (parser !== undefined) loaded.set(name, parser)
  return parser
}
