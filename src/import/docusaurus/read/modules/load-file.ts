import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { partialElement } from '../../convert/elements/html-to-mdx.ts'

/** Endings of the files that a bundler reads as something else than code. */
export const fileEndings =
  '.css .scss .sass .less .md .mdx .yaml .yml .svg .png .jpg .jpeg .gif .webp .avif .ico .mp4 .webm .mp3 .wav .ogg .woff .woff2 .ttf .pdf .zip'.split(
    ' ',
  )

/** Style sheets are tables of class names, and images are addresses. Drawings and Markdown files are components. */
export function loadFile(file: string): string {
  const path = JSON.stringify(`file://${file}`)
  if (/\.(?:css|s[ac]ss|less)$/.test(file)) return 'module.exports = {}'
  if (/\.ya?ml$/.test(file))
    return `module.exports = ${JSON.stringify(load(readFileSync(file, 'utf8')) ?? {})}`
  if (/\.mdx?$/.test(file))
    return `const format = (props) => Object.keys(props).length === 0 ? '' : '#' + encodeURIComponent(JSON.stringify(props))
      module.exports = { default: (props) => require('react').createElement('${partialElement}', { href: ${path} + format(props) }) }`
  if (file.endsWith('.svg'))
    return `const Drawing = () => require('react').createElement('img', { src: ${path}, alt: '' })
      Drawing.toString = () => ${path}
      Drawing.default = Drawing
      module.exports = Drawing`
  return `module.exports = Object.assign(new String(${path}), { __esModule: true, default: ${path} })`
}
