import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** React lets the browser load images early. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/

/** Renders an element of a site. Warnings of React about the code of the site aren't printed. */
export function renderMarkup(node: ReactNode): string {
  const { error } = console
  console.error = () => undefined
  try {
    return renderToStaticMarkup(node).replace(preloads, '')
  } finally {
    console.error = error
  }
}
