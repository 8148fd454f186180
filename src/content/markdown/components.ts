import {
  defineMdastPlugin,
  type MdastPluginDefinition,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
} from 'satteri'
import {
  articleComponents,
  type ComponentProp,
  type ComponentSpec,
  componentSpec,
} from '../../shared/content/article-components.ts'
import { suggest } from '../../shared/text/nearest.ts'
import { type DocumentData, placeOf } from './document.ts'
import { unsafeElementProblem, unsafeElements } from './unsafe-elements.ts'

type JsxElement = Readonly<MdxJsxFlowElement | MdxJsxTextElement>
type JsxAttribute = JsxElement['attributes'][number]

const catalogOf = {
  operation: 'operations',
  command: 'commands',
  terraform: 'terraform',
  term: 'glossary',
} as const

/** Checks the components that a page uses: names, attributes, and what their attributes refer to. */
export function components(data: DocumentData): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'components',
    options: { position: true },
    mdxJsxFlowElement: (node) => checkElement(node, data),
    mdxJsxTextElement: (node) => checkElement(node, data),
  })
}

function checkElement(node: JsxElement, data: DocumentData): void {
  if (node.name === null || node.name === undefined) return
  if (/^[a-z]/.test(node.name)) {
    checkHtmlElement(node, data)
    return
  }
  const name = data.aliases[node.name] ?? node.name
  const spec = componentSpec(name)
  if (spec === undefined) {
    data.problems.push({
      problem: `The component \`<${name}>\` does not exist.`,
      at: placeOf(data, node),
      fix: suggest(
        name,
        Object.keys(articleComponents),
        `Components: ${Object.keys(articleComponents).join(', ')}.`,
      ),
    })
    return
  }
  data.components.add(name)
  if (spec.lists !== undefined)
    data.entryLists.push({ component: name, ...spec.lists, area: textOf(node, 'area') })
  checkProps({ name, spec, node, data })
}

function textOf(node: JsxElement, name: string): string | undefined {
  const attribute = node.attributes.find((other) => other.type === 'mdxJsxAttribute' && other.name === name)
  return attribute?.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
    ? attribute.value
    : undefined
}

function checkHtmlElement(node: JsxElement, data: DocumentData): void {
  const tag = (node.name ?? '').toLowerCase()
  if (unsafeElements.has(tag)) data.problems.push(unsafeElementProblem(tag, placeOf(data, node)))
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    if (attribute.name === 'id' && typeof attribute.value === 'string') data.anchors.add(attribute.value)
    if (attribute.name === 'style' || /^on[A-Z]/.test(attribute.name)) {
      data.problems.push({
        problem: `\`<${node.name} ${attribute.name}=…>\` does not work under our Content-Security-Policy.`,
        at: placeOf(data, node),
        fix: 'Remove the attribute; use one of the components instead.',
      })
    }
  }
}

interface Checked {
  name: string
  spec: ComponentSpec
  node: JsxElement
  data: DocumentData
}

function checkProps({ name, spec, node, data }: Checked): void {
  const at = placeOf(data, node)
  const given = new Set<string>()
  let hasSpread = false
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      hasSpread = true
      continue
    }
    given.add(attribute.name)
    // Not `toString` and the like, which every object has.
    const prop = Object.hasOwn(spec.props, attribute.name) ? spec.props[attribute.name] : undefined
    if (prop === undefined && spec.isOpen !== true) {
      data.problems.push({
        problem: `\`<${name}>\` has no attribute \`${attribute.name}\`.`,
        at,
        fix: whatInstead(attribute.name, spec),
      })
    } else if (prop !== undefined) {
      checkValue({ name, spec, node, data }, attribute, prop)
    }
  }
  for (const [prop, { isRequired }] of Object.entries(spec.props)) {
    if (!isRequired || hasSpread || given.has(prop)) continue
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

function checkValue({ name, node, data }: Checked, attribute: JsxAttribute, prop: ComponentProp): void {
  if (attribute.type !== 'mdxJsxAttribute') return
  const at = placeOf(data, node)
  const { value } = attribute
  const actual = literalType(value)
  if (prop.type !== 'any' && actual !== 'unknown' && actual !== prop.type) {
    data.problems.push({
      problem: `\`${attribute.name}\` of \`<${name}>\` is a ${actual}, but must be a ${prop.type}.`,
      at,
      fix: prop.type === 'string' ? `Write \`${attribute.name}="…"\`.` : `Write \`${attribute.name}={…}\`.`,
    })
  }
  if (prop.oneOf !== undefined && typeof value === 'string' && !prop.oneOf.includes(value)) {
    data.problems.push({
      problem: `\`${attribute.name}\` of \`<${name}>\` is \`${value}\`, which does not exist.`,
      at,
      fix: suggest(value, prop.oneOf, `Write one of ${prop.oneOf.join(', ')}.`),
    })
  }
  if (prop.refersTo === undefined || prop.refersTo === 'page' || typeof value !== 'string') return
  if (prop.refersTo === 'area') data.areaReferences.push({ component: name, href: value, ...at })
  else data.catalogReferences.push({ catalog: catalogOf[prop.refersTo], href: value, ...at })
}

function literalType(value: unknown): 'string' | 'number' | 'boolean' | 'unknown' {
  if (value === null || value === undefined) return 'boolean'
  if (typeof value === 'string') return 'string'
  const expression = typeof value === 'object' && 'value' in value ? String(value.value).trim() : ''
  if (/^-?\d+(\.\d+)?$/.test(expression)) return 'number'
  if (expression === 'true' || expression === 'false') return 'boolean'
  return /^(['"`]).*\1$/s.test(expression) ? 'string' : 'unknown'
}
