import { admonitionNames } from './admonition-kinds.ts'
import type { ListedKind } from './listed/faq-and-releases.ts'

/** Illustrations for heroes and area cards. */
const illustrationNames = ['platform', 'servers', 'model', 'missing'] as const

export type IllustrationName = (typeof illustrationNames)[number]

type ReferenceKind =
  | 'page'
  | 'operation'
  | 'command'
  | 'terraform'
  | 'sdk'
  | 'term'
  | 'cost'
  | 'area'
  | 'icon'

/** An attribute of a component in MDX. */
export interface ComponentProp {
  type: 'string' | 'number' | 'boolean' | 'any'
  isRequired: boolean
  /** Allowed values. */
  oneOf?: readonly string[]
  /** Whether the value is a link to check, or a name in a catalog. */
  refersTo?: ReferenceKind
  /** Whether the value has several names with commas between them. */
  isList?: boolean
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

/** A name in a catalog, of an area, or of an icon, or a link to a page. */
const createNameProp = (refersTo: ReferenceKind, isRequired = true): ComponentProp => ({
  type: 'string',
  isRequired,
  refersTo,
})

/** The name of a row that the page documents. */
const createDocumentedProp = (refersTo: ReferenceKind): ComponentProp => ({
  ...createNameProp(refersTo),
  isDocumented: true,
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
      href: createNameProp('page', false),
      symbol: createNameProp('icon', false),
    },
    usesSite: true,
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
  Term: { props: { id: createNameProp('term') }, usesCatalog: true },
  ApiLink: { props: { id: createNameProp('operation'), api: optionalProp('string') }, usesCatalog: true },
  CliLink: { props: { command: createNameProp('command') }, usesCatalog: true },
  TerraformLink: { props: { name: createNameProp('terraform') }, usesCatalog: true },
  SdkLink: { props: { name: createNameProp('sdk') }, usesCatalog: true },
  Command: { props: { name: createDocumentedProp('command') }, usesCatalog: true },
  SdkCall: { props: { name: createDocumentedProp('sdk') }, usesCatalog: true },
  TerraformSchema: {
    props: {
      name: createDocumentedProp('terraform'),
      kind: { type: 'string', isRequired: false, oneOf: ['resource', 'data source'] },
    },
    usesCatalog: true,
  },
  BillingState: {
    props: { of: createNameProp('cost'), also: { ...createNameProp('cost', false), isList: true } },
    usesCatalog: true,
  },
  Hero: {
    props: { title: optionalProp('string'), lead: optionalProp('string'), illustration: illustrationProp },
    usesSite: true,
  },
  SearchBox: { props: { area: createNameProp('area', false) }, usesSite: true },
  SearchResults: { props: {}, usesSite: true },
  AreaCard: {
    props: { area: createNameProp('area'), title: optionalProp('string'), illustration: illustrationProp },
    usesSite: true,
  },
  AreaCards: { props: {} },
  TopicCards: { props: { area: createNameProp('area') }, usesSite: true },
  Tasks: { props: {} },
  Panel: { props: {} },
  Newsletter: { props: {}, usesSite: true },
  FaqList: { props: { area: createNameProp('area', false) }, lists: { kind: 'faq', isWhole: true } },
  FaqQuestions: { props: { ids: requiredProp('string') }, lists: { kind: 'faq', isWhole: true } },
  FaqIndex: { props: { area: createNameProp('area', false) }, lists: { kind: 'faq', isWhole: false } },
  FaqCards: { props: { area: createNameProp('area', false) }, lists: { kind: 'faq', isWhole: false } },
  FaqServices: { props: { area: createNameProp('area') }, lists: { kind: 'faq', isWhole: true } },
  ReleaseNotes: { props: { area: createNameProp('area', false) }, lists: { kind: 'release', isWhole: true } },
  LatestReleases: {
    props: { area: createNameProp('area', false), limit: requiredProp('number') },
    lists: { kind: 'release', isWhole: false },
  },
} satisfies Record<string, ComponentSpec>

export type ArticleComponentName = keyof typeof articleComponents

/** Returns the specification of a component by its name. */
export function findComponentSpec(name: string): ComponentSpec | undefined {
  return Object.hasOwn(articleComponents, name) ? articleComponents[name as ArticleComponentName] : undefined
}
