import { admonitionNames } from './admonition-kinds.ts'
import type { ListedKind } from './faq-and-releases.ts'

/** Illustrations for heroes and area cards. */
const illustrationNames = ['platform', 'servers', 'model', 'missing'] as const

export type IllustrationName = (typeof illustrationNames)[number]

/** An attribute of a component in MDX. */
export interface ComponentProp {
  type: 'string' | 'number' | 'boolean' | 'any'
  isRequired: boolean
  /** Allowed values. */
  oneOf?: readonly string[]
  /** Whether the value is a link to check, or a name in a catalog. */
  refersTo?: 'page' | 'operation' | 'command' | 'terraform' | 'sdk' | 'term' | 'cost' | 'area'
  /** Whether the page documents the named row, so that links to the row lead here. */
  isDocumented?: boolean
}

export interface ComponentSpec {
  props: Record<string, ComponentProp>
  /** Repairs for Docusaurus attributes that would have no effect here. */
  docusaurusFixes?: Record<string, string>
  /** Whether attributes beyond `props` are allowed (they filter the rows of a table). */
  isOpen?: boolean
  /** Whether it prints values from the catalog. */
  usesCatalog?: boolean
  /** Whether it prints data of the whole site: areas, topics, URLs of the configuration, messages of a locale. */
  usesSite?: boolean
  /** Questions or releases that it prints or links to. The attribute `area` limits them. */
  lists?: { kind: ListedKind; isWhole: boolean }
}

const optionalProp = (type: ComponentProp['type']): ComponentProp => ({ type, isRequired: false })
const requiredProp = (type: ComponentProp['type']): ComponentProp => ({ type, isRequired: true })
/** Accepted for sites that come from Docusaurus and ignored, because it only affects the look or loading there. */
const ignoredProp: ComponentProp = optionalProp('any')
const illustrationProp: ComponentProp = { type: 'string', isRequired: false, oneOf: illustrationNames }
const createAreaProp = (isRequired: boolean): ComponentProp => ({
  type: 'string',
  isRequired,
  refersTo: 'area',
})

/** Components that a site adds, by name. */
export type SiteComponents = Readonly<Record<string, ComponentSpec>>

/** Components for writers, a public API. `theme/print/article/printed-components.tsx` has one for each name. */
export const articleComponents = {
  Tabs: {
    props: {
      groupId: optionalProp('string'),
      defaultValue: optionalProp('any'),
      values: optionalProp('any'),
      className: optionalProp('string'),
      queryString: ignoredProp,
      lazy: ignoredProp,
    },
  },
  TabItem: {
    props: {
      value: requiredProp('string'),
      label: optionalProp('string'),
      default: optionalProp('boolean'),
      className: ignoredProp,
      attributes: ignoredProp,
    },
  },
  Steps: { props: {} },
  Cards: {
    props: {},
    docusaurusFixes: { columns: 'Remove it: as many cards stand side by side as there is room for.' },
  },
  Card: {
    props: {
      title: requiredProp('string'),
      href: { type: 'string', isRequired: false, refersTo: 'page' },
    },
    docusaurusFixes: { icon: 'Remove it: a card has a title and a text.' },
  },
  Details: {
    props: { summary: optionalProp('any'), open: optionalProp('boolean'), className: optionalProp('string') },
  },
  Admonition: {
    props: {
      type: { type: 'string', isRequired: true, oneOf: admonitionNames },
      title: optionalProp('string'),
      icon: ignoredProp,
    },
    usesSite: true,
  },
  CodeBlock: {
    props: {
      language: optionalProp('string'),
      title: optionalProp('string'),
      showLineNumbers: optionalProp('any'),
      children: optionalProp('any'),
    },
    docusaurusFixes: {
      metastring: 'Write a fence: the text after its language has the same effect.',
      className: 'Name the language in `language`, or write a fence.',
    },
  },
  PlanTable: { props: { columns: optionalProp('string') }, isOpen: true, usesCatalog: true },
  RegionTable: { props: { columns: optionalProp('string') }, isOpen: true, usesCatalog: true },
  LimitTable: { props: { columns: optionalProp('string') }, isOpen: true, usesCatalog: true },
  CatalogTable: {
    props: { name: requiredProp('string'), columns: optionalProp('string') },
    isOpen: true,
    usesCatalog: true,
  },
  GpuCalculator: { props: {}, usesCatalog: true },
  Term: { props: { id: { type: 'string', isRequired: true, refersTo: 'term' } }, usesCatalog: true },
  ApiLink: {
    props: { id: { type: 'string', isRequired: true, refersTo: 'operation' }, api: optionalProp('string') },
    usesCatalog: true,
  },
  CliLink: {
    props: { command: { type: 'string', isRequired: true, refersTo: 'command' } },
    usesCatalog: true,
  },
  TerraformLink: {
    props: { name: { type: 'string', isRequired: true, refersTo: 'terraform' } },
    usesCatalog: true,
  },
  SdkLink: {
    props: { name: { type: 'string', isRequired: true, refersTo: 'sdk' } },
    usesCatalog: true,
  },
  Command: {
    props: { name: { type: 'string', isRequired: true, refersTo: 'command', isDocumented: true } },
    usesCatalog: true,
  },
  SdkCall: {
    props: { name: { type: 'string', isRequired: true, refersTo: 'sdk', isDocumented: true } },
    usesCatalog: true,
  },
  TerraformSchema: {
    props: {
      name: { type: 'string', isRequired: true, refersTo: 'terraform', isDocumented: true },
      kind: { type: 'string', isRequired: false, oneOf: ['resource', 'data source'] },
    },
    usesCatalog: true,
  },
  BillingState: {
    props: { of: { type: 'string', isRequired: true, refersTo: 'cost' } },
    usesCatalog: true,
  },
  Hero: {
    props: { title: optionalProp('string'), lead: optionalProp('string'), illustration: illustrationProp },
    usesSite: true,
  },
  SearchBox: { props: { area: createAreaProp(false) }, usesSite: true },
  SearchResults: { props: {}, usesSite: true },
  AreaCard: {
    props: { area: createAreaProp(true), title: optionalProp('string'), illustration: illustrationProp },
    usesSite: true,
  },
  AreaCards: { props: {} },
  TopicCards: { props: { area: createAreaProp(true) }, usesSite: true },
  Tasks: { props: {} },
  Newsletter: { props: {}, usesSite: true },
  FaqList: {
    props: { area: createAreaProp(false) },
    lists: { kind: 'faq', isWhole: true },
  },
  FaqQuestions: {
    props: { ids: requiredProp('string') },
    lists: { kind: 'faq', isWhole: true },
  },
  FaqIndex: {
    props: { area: createAreaProp(false) },
    lists: { kind: 'faq', isWhole: false },
  },
  FaqCards: { props: { area: createAreaProp(true) }, lists: { kind: 'faq', isWhole: false } },
  FaqServices: {
    props: { area: createAreaProp(true) },
    lists: { kind: 'faq', isWhole: true },
  },
  ReleaseNotes: {
    props: { area: createAreaProp(false) },
    lists: { kind: 'release', isWhole: true },
  },
  LatestReleases: {
    props: { area: createAreaProp(false), limit: requiredProp('number') },
    lists: { kind: 'release', isWhole: false },
  },
} satisfies Record<string, ComponentSpec>

export type ArticleComponentName = keyof typeof articleComponents

/** Returns the specification of a component by its name. */
export function findComponentSpec(name: string): ComponentSpec | undefined {
  return Object.hasOwn(articleComponents, name) ? articleComponents[name as ArticleComponentName] : undefined
}
