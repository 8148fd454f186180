import { loadParser } from '../../../../content/highlight/load-parser.ts'

/** Languages that Docusaurus highlights and we print without colors. */
const plainLanguages = new Set(
  'text txt plain plaintext none log output makefile make cmake graphql gql proto protobuf solidity elixir erlang haskell clojure ocaml fsharp vb matlab julia latex tex vim awk batch bat cmd less scss sass stylus vue svelte astro handlebars hbs pug ejs liquid markdown md mdx mermaid regex wasm zig nix puppet reason rescript flow csv tsv gitignore git http cue bicep arduino asm assembly basic cobol coffeescript crystal d delphi fortran gdscript lisp mongodb pascal prolog prisma scheme smalltalk systemd tcl xquery'.split(
    ' ',
  ),
)

/** Whether a word after a fence names a programming language, in any spelling, and not the block of a plugin. */
export function isCodeLanguage(word: string): boolean {
  const language = word.toLowerCase()
  return !/^[A-Z]/.test(word) || plainLanguages.has(language) || loadParser(language) !== undefined
}
