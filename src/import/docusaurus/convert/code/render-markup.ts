import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { decodeEntities } from '../../../../shared/html/decode-entities.ts'

/** A tag, or a sign that isn't the end of one. */
const tagOrSign = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^>"'])*>|>/gi
const attribute = /(\s[^\s=>"'/]+)(=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g

/** Renders an element of a site, so that each `>` ends a tag and each attribute has a value. Its warnings aren't printed. */
export function renderMarkup(node: ReactNode): string {
  const { error } = console
  console.error = () => undefined
  try {
    return renderToStaticMarkup(node).replace(tagOrSign, formatTag)
  } finally {
    console.error = error
  }
}

/** Reads the text of an element, such as a label with an icon. */
export const readElementText = (node: ReactNode): string =>
  decodeEntities(renderMarkup(node).replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

const formatTag = (tag: string): string =>
  tag === '>'
    ? '&gt;'
    : tag.replace(
        attribute,
        (_, name: string, value = '=""') => `${name}${String(value).replaceAll('>', '&gt;')}`,
      )
