import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import {
  articleComponents,
  type ComponentProp,
  type ComponentSpec,
  findComponentSpec,
} from '../../shared/content/article-components.ts'
import { createRowSelection } from '../../shared/content/catalog/row-selection.ts'
import { splitIds } from '../../shared/content/listed/faq.ts'
import { suggestFix } from '../../shared/text/find-nearest.ts'
import type { Value } from '../expressions/values.ts'
import type { DocumentData } from './document-data.ts'
import { type ElementUse, isPolicyViolation, type JsxNode, readElement } from './jsx/read-element.ts'
import { createBlockedAttributeProblem, findUnsafeAttribute } from './unsafe-attributes.ts'
import { findUnsafeElement } from './unsafe-elements.ts'

const catalogTables = {
  operation: 'operations',
  command: 'commands',
  terraform: 'terraform',
  sdk: 'sdk',
  term: 'glossary',
  cost: 'billing',
} as const

/** Checks the components of a page: names, attributes, and references in attributes. */
export function checkComponents(data: DocumentData): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'components',
    options: { position: true },
    mdxJsxFlowElement: (node) => checkNode(node, data),
    mdxJsxTextElement: (node) => checkNode(node, data),
  })
}

function checkNode(node: JsxNode, data: DocumentData): void {
  if (node.name === null || node.name === undefined) return
  checkElement(readElement(node, node.name, data), data)
  if (data.contentLists.length > data.listLines.length) data.listLines.push(node.position?.start.line ?? 1)
}

function checkElement(element: ElementUse, data: DocumentData): void {
  const { attributes, at } = element
  if (/^[a-z][^.:]*$/.test(element.name)) {
    checkHtmlElement(element, data)
    return
  }
  const name = data.aliases.get(element.name) ?? element.name
  const spec = findComponentSpec(name) ?? findSiteSpec(name, data)
  if (spec === undefined) {
    const names = [...Object.keys(articleComponents), ...Object.keys(data.siteComponents)]
    data.problems.push({
      problem: `The component \`<${name}>\` does not exist.`,
      at,
      fix: suggestFix(name, names, `Components: ${names.join(', ')}.`),
    })
    return
  }
  data.components.add(name)
  if (spec.lists !== undefined) {
    const text = (key: string): string | undefined => {
      const value = attributes.get(key)
      return typeof value === 'string' ? value : undefined
    }
    const ids = text('ids')
    data.contentLists.push({
      component: name,
      ...spec.lists,
      area: text('area'),
      ids: ids === undefined ? undefined : splitIds(ids),
      headingsBefore: 0,
      ...element.at,
    })
  }
  const rows = element.isComplete ? createRowSelection(name, Object.fromEntries(attributes)) : undefined
  if (rows !== undefined) data.rowSelections.push({ ...rows, component: name, ...at })
  checkProps({ ...element, name, spec }, data)
}

const findSiteSpec = (name: string, { siteComponents }: DocumentData): ComponentSpec | undefined =>
  Object.hasOwn(siteComponents, name) ? siteComponents[name] : undefined

function checkHtmlElement({ name, attributes, at }: ElementUse, data: DocumentData): void {
  const tag = name.toLowerCase()
  const src = attributes.get('src')
  const unsafe = findUnsafeElement(
    { name: tag, src: src === undefined ? undefined : String(src) },
    data.policy,
  )
  if (unsafe !== undefined) data.problems.push({ ...unsafe, at })
  for (const [attribute, value] of attributes) {
    if (attribute === 'id' && typeof value === 'string') data.anchors.add(value)
    const problem = isPolicyViolation(name, attribute)
      ? createBlockedAttributeProblem({ tag, name: attribute })
      : findUnsafeAttribute({ tag, name: attribute, value }, data.policy)
    if (problem !== undefined) data.problems.push({ ...problem, at })
  }
}

interface ComponentUse extends ElementUse {
  spec: ComponentSpec
}

function checkProps(component: ComponentUse, data: DocumentData): void {
  const { name, spec, attributes, at } = component
  for (const [attribute, value] of attributes) {
    // Ignores `toString` and other inherited properties.
    const prop = Object.hasOwn(spec.props, attribute) ? spec.props[attribute] : undefined
    if (prop !== undefined) checkPropValue(component, { attribute, value, prop }, data)
    else if (spec.isOpen !== true && attribute !== 'children') {
      data.problems.push({
        problem: `\`<${name}>\` has no attribute \`${attribute}\`.`,
        at,
        fix: suggestAttribute(attribute, spec),
      })
    }
  }
  for (const [prop, { isRequired }] of Object.entries(spec.props)) {
    if (!isRequired || !component.isComplete || attributes.has(prop)) continue
    data.problems.push({
      problem: `\`<${name}>\` needs the attribute \`${prop}\`.`,
      at,
      fix: `Write \`<${name} ${prop}="…">\`.`,
    })
  }
}

function suggestAttribute(attribute: string, { props, docusaurusFixes = {} }: ComponentSpec): string {
  const attributeNames = Object.keys(props)
  const advice = Object.hasOwn(docusaurusFixes, attribute) ? docusaurusFixes[attribute] : undefined
  return (
    advice ?? suggestFix(attribute, attributeNames, `Attributes: ${attributeNames.join(', ') || 'none'}.`)
  )
}

interface PropUse {
  attribute: string
  value: Value
  prop: ComponentProp
}

function checkPropValue(
  { name, at }: ComponentUse,
  { attribute, value, prop }: PropUse,
  data: DocumentData,
): void {
  const actual = typeof value
  const isLiteral = actual === 'string' || actual === 'number' || actual === 'boolean'
  if (prop.type !== 'any' && isLiteral && actual !== prop.type) {
    data.problems.push({
      problem: `\`${attribute}\` of \`<${name}>\` is a ${actual}, but must be a ${prop.type}.`,
      at,
      fix: prop.type === 'string' ? `Write \`${attribute}="…"\`.` : `Write \`${attribute}={…}\`.`,
    })
  }
  if (prop.oneOf !== undefined && typeof value === 'string' && !prop.oneOf.includes(value)) {
    data.problems.push({
      problem: `\`${attribute}\` of \`<${name}>\` is \`${value}\`, which doesn't exist.`,
      at,
      fix: suggestFix(value, prop.oneOf, `Write one of ${prop.oneOf.join(', ')}.`),
    })
  }
  if (prop.refersTo === undefined || prop.refersTo === 'page' || typeof value !== 'string') return
  if (prop.refersTo === 'area') data.areaLookups.push({ component: name, href: value, ...at })
  else if (prop.refersTo === 'icon') data.iconLookups.push({ href: value, ...at })
  else {
    const isDocumented = prop.isDocumented === true
    const catalog = catalogTables[prop.refersTo]
    const names = prop.isList === true ? splitIds(value) : [value]
    data.catalogLookups.push(...names.map((href) => ({ catalog, href, isDocumented, ...at })))
  }
}
