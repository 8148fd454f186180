import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri'
import {
  articleComponents,
  type ComponentProp,
  type ComponentSpec,
  componentSpec,
} from '../../shared/content/article-components.ts'
import { splitIds } from '../../shared/content/entries.ts'
import { suggest } from '../../shared/text/nearest.ts'
import { isList, isObject, JsxElement, type Value } from '../expressions/values.ts'
import type { DocumentData } from './document.ts'
import { recordComputedAddress } from './jsx/addresses.ts'
import { isPolicyViolation, type JsxNode, type PlacedElement, readElement } from './jsx/read-element.ts'
import { blockedAttribute, findUnsafeAttribute } from './unsafe-attributes.ts'
import { unsafeElementProblem, unsafeElements } from './unsafe-elements.ts'

const catalogOf = {
  operation: 'operations',
  command: 'commands',
  terraform: 'terraform',
  term: 'glossary',
  cost: 'billing',
} as const

/** Checks the components of a page: names, attributes, and references in attributes. */
export function components(data: DocumentData): MdastPluginDefinition {
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
}

/** Checks an element created by an expression, including its children. */
export function checkMadeElement(made: JsxElement, at: PlacedElement['at'], data: DocumentData): void {
  const { name, attributes, children } = made
  if (name === undefined) checkMadeElements(children, at, data)
  else
    checkElement(
      {
        name,
        attributes: new Map([...attributes, ['children', children]]),
        computed: new Set(attributes.keys()),
        isComplete: true,
        at,
      },
      data,
    )
}

function checkMadeElements(value: Value, at: PlacedElement['at'], data: DocumentData): void {
  if (value instanceof JsxElement) checkMadeElement(value, at, data)
  else if (isList(value)) for (const item of value) checkMadeElements(item, at, data)
  else if (isObject(value)) for (const field of value.values()) checkMadeElements(field, at, data)
}

function checkElement(element: PlacedElement, data: DocumentData): void {
  const { attributes, computed, at } = element
  for (const [name, value] of attributes) {
    if (typeof value !== 'string') checkMadeElements(value, at, data)
    else if (computed.has(name)) recordComputedAddress({ element: element.name, name, value, at }, data)
  }
  if (/^[a-z][^.:]*$/.test(element.name)) {
    checkHtmlElement(element, data)
    return
  }
  const name = data.aliases.get(element.name) ?? element.name
  const spec = componentSpec(name)
  if (spec === undefined) {
    data.problems.push({
      problem: `The component \`<${name}>\` does not exist.`,
      at,
      fix: suggest(
        name,
        Object.keys(articleComponents),
        `Components: ${Object.keys(articleComponents).join(', ')}.`,
      ),
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
    data.entryLists.push({
      component: name,
      ...spec.lists,
      area: text('area'),
      ids: ids === undefined ? undefined : splitIds(ids),
      ...element.at,
    })
  }
  checkProps({ ...element, name, spec }, data)
}

function checkHtmlElement({ name, attributes, at }: PlacedElement, data: DocumentData): void {
  const tag = name.toLowerCase()
  if (unsafeElements.has(tag)) data.problems.push(unsafeElementProblem(tag, at))
  for (const [attribute, value] of attributes) {
    if (attribute === 'id' && typeof value === 'string') data.anchors.add(value)
    const complaint = isPolicyViolation(name, attribute)
      ? blockedAttribute({ tag, name: attribute })
      : findUnsafeAttribute({ tag, name: attribute, value })
    if (complaint !== undefined) data.problems.push({ ...complaint, at })
  }
}

interface UsedComponent extends PlacedElement {
  spec: ComponentSpec
}

function checkProps(used: UsedComponent, data: DocumentData): void {
  const { name, spec, attributes, at } = used
  for (const [attribute, value] of attributes) {
    // Ignores `toString` and other inherited properties.
    const prop = Object.hasOwn(spec.props, attribute) ? spec.props[attribute] : undefined
    if (prop !== undefined) checkValue(used, { attribute, value, prop }, data)
    else if (spec.isOpen !== true && attribute !== 'children' && attribute !== 'key') {
      data.problems.push({
        problem: `\`<${name}>\` has no attribute \`${attribute}\`.`,
        at,
        fix: whatInstead(attribute, spec),
      })
    }
  }
  for (const [prop, { isRequired }] of Object.entries(spec.props)) {
    if (!isRequired || !used.isComplete || attributes.has(prop)) continue
    data.problems.push({
      problem: `\`<${name}>\` needs the attribute \`${prop}\`.`,
      at,
      fix: `Write \`<${name} ${prop}="…">\`.`,
    })
  }
}

function whatInstead(attribute: string, { props, instead = {} }: ComponentSpec): string {
  const known = Object.keys(props)
  const advice = Object.hasOwn(instead, attribute) ? instead[attribute] : undefined
  return advice ?? suggest(attribute, known, `Attributes: ${known.join(', ') || 'none'}.`)
}

interface GivenProp {
  attribute: string
  value: Value
  prop: ComponentProp
}

function checkValue(
  { name, at }: UsedComponent,
  { attribute, value, prop }: GivenProp,
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
      problem: `\`${attribute}\` of \`<${name}>\` is \`${value}\`, which does not exist.`,
      at,
      fix: suggest(value, prop.oneOf, `Write one of ${prop.oneOf.join(', ')}.`),
    })
  }
  if (prop.refersTo === undefined || prop.refersTo === 'page' || typeof value !== 'string') return
  if (prop.refersTo === 'area') data.areaReferences.push({ component: name, href: value, ...at })
  else {
    const isDocumented = prop.isDocumented === true
    data.catalogReferences.push({ catalog: catalogOf[prop.refersTo], href: value, isDocumented, ...at })
  }
}
