import { Children, createElement, Fragment, isValidElement, type ReactNode } from 'react'
import { toObject } from '../../../shared/read-unknown.ts'
import { readElementText } from '../convert/code/render-markup.ts'
import { componentElement, contentElement } from '../convert/elements/html-to-mdx.ts'

interface Attributes {
  children?: ReactNode
  [name: string]: unknown
}

const attributesByName: Record<string, readonly string[]> = {
  Tabs: ['groupId', 'defaultValue', 'values', 'queryString'],
  TabItem: ['value', 'label', 'default'],
  Admonition: ['type', 'title'],
  Details: ['summary'],
}

/** Element that stands for the title that a page gives its layout. */
export const titleElement = 'docent-title'

/** Creates the components of the theme that our pages have as well. A component of the site may print them. */
export function createThemeModules({ isPage = false } = {}): Record<string, unknown> {
  const names = Object.keys(attributesByName)
  return {
    ...Object.fromEntries(names.map((name) => [`@theme/${name}`, { default: createComponent(name) }])),
    '@theme/CodeBlock': { default: CodeBlock },
    '@theme/Mermaid': {
      default: ({ value }: Attributes) => CodeBlock({ children: String(value), language: 'mermaid' }),
    },
    '@theme/ThemedImage': {
      default: ({ sources, alt }: Attributes) => createImage(toObject(sources).light, alt),
    },
    '@theme/IdealImage': { default: ({ img, src, alt }: Attributes) => createImage(img ?? src, alt) },
    '@theme/Heading': { default: ({ as, ...others }: Attributes) => createElement(String(as), others) },
    '@theme/Layout': {
      default: ({ title, children }: Attributes) =>
        isPage && typeof title === 'string'
          ? createElement(Fragment, null, createElement(titleElement, { title }), children)
          : createElement(Fragment, null, children),
    },
  }
}

const createImage = (source: unknown, alt: unknown): ReactNode =>
  createElement('img', { src: String(source), alt: String(alt ?? '') })

const createComponent =
  (name: string) =>
  ({ children, ...given }: Attributes): ReactNode => {
    const values = (attributesByName[name] ?? []).flatMap((key) =>
      given[key] === undefined || given[key] === false ? [] : [[key, checkPlain(given[key])] as const],
    )
    return createElement(
      componentElement,
      { name, values: JSON.stringify(Object.fromEntries(values)) },
      name === 'Tabs' ? findShownTabs(children, given.values) : children,
    )
  }

/** A list of tabs decides which items are shown. */
function findShownTabs(children: ReactNode, values: unknown): ReactNode {
  if (!Array.isArray(values)) return children
  const shown = new Set(values.map((tab) => toObject(tab).value))
  return Children.toArray(children).filter(
    (tab) => toObject(tab).type === contentElement || shown.has(toObject(toObject(tab).props).value),
  )
}

/** A label may be an element, which an attribute can't be, so its text counts. Icons of tabs are left out. */
function checkPlain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(checkPlain)
  if (typeof value === 'function') throw new Error('The value is a function.')
  if (isValidElement(value)) return readElementText(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, field]) => key === 'label' || !(typeof field === 'function' || isValidElement(field)))
      .map(([key, field]) => [key, checkPlain(field)]),
  )
}

function CodeBlock({ children, language, className, title }: Attributes): ReactNode {
  const name = language ?? /language-(\S+)/.exec(String(className))?.[1]
  const attributes = {
    ...(name === undefined ? {} : { className: `language-${String(name)}` }),
    ...(typeof title === 'string' ? { title } : {}),
  }
  return createElement('pre', null, createElement('code', attributes, children))
}
