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
import { shell } from './shell.ts'

/** A legacy mode has no grammar. Its tokens are found line by line. */
const fromMode =
  (mode: StreamParser<unknown>): (() => Parser) =>
  () =>
    StreamLanguage.define(mode).parser
const fromGrammar =
  (parser: Parser): (() => Parser) =>
  () =>
    parser

const languages: Record<string, () => Parser> = {
  bash: fromMode(shell),
  c: fromMode(c),
  cpp: fromGrammar(cpp),
  csharp: fromMode(csharp),
  css: fromGrammar(css),
  dart: fromMode(dart),
  diff: fromMode(diff),
  dockerfile: fromMode(dockerFile),
  go: fromGrammar(go),
  groovy: fromMode(groovy),
  hcl: fromMode(hcl),
  html: fromGrammar(html),
  http: fromMode(http),
  ini: fromMode(properties),
  java: fromGrammar(java),
  js: () => javascript.configure({ dialect: 'jsx' }),
  json: fromGrammar(json),
  kotlin: fromMode(kotlin),
  lua: fromMode(lua),
  nginx: fromMode(nginx),
  objc: fromMode(objectiveC),
  perl: fromMode(perl),
  php: () => php.configure({ top: 'Program' }),
  powershell: fromMode(powerShell),
  python: fromGrammar(python),
  r: fromMode(r),
  ruby: fromMode(ruby),
  rust: fromGrammar(rust),
  scala: fromMode(scala),
  sql: fromMode(pgSQL),
  swift: fromMode(swift),
  toml: fromMode(toml),
  ts: () => javascript.configure({ dialect: 'ts' }),
  tsx: () => javascript.configure({ dialect: 'ts jsx' }),
  xml: fromGrammar(xml),
  yaml: fromGrammar(yaml),
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

const parsers = new Map<string, Parser>()

/** Returns the parser of a language, or undefined for plain text and unknown languages. */
export function loadParser(language: string): Parser | undefined {
  const name = aliases[language] ?? language
  const cachedParser = parsers.get(name)
  if (cachedParser !== undefined) return cachedParser
  if (!Object.hasOwn(languages, name)) return undefined
  const parser = languages[name]?.()
  if (parser !== undefined) parsers.set(name, parser)
  return parser
}
