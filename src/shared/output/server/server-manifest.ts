import type { FormMessages } from '../../forms/form-messages.ts'

/** Path below the base of the file that describes the site to a server. Written by the build. */
export const serverManifestPath = '/_/site.json'

/** Path below the base of the search API. */
export const searchApiPath = '/_/search.json'

/** Data that a server needs about its site. */
export interface ServerManifest {
  /** Path that the site is served under. */
  base: string
  /** Origin that the site is published at, such as `https://docs.example`. */
  origin: string
  /** Name of the provider. */
  name: string
  /** Id of the build, as its pages carry it. */
  build: string
  /** Where the form of the newsletter posts to, with the base. */
  newsletterAction: string
  /**
   * Languages of responses to forms and of emails, the default one first. Undefined on a site that an earlier version
   * built.
   */
  formLanguages?: ManifestLanguage[] | undefined
  /** Languages that replace what the newsletter's form asks a reader to agree to. */
  consentTexts?: ConsentText[] | undefined
  /**
   * URL of the form below guides that asks whether they were helpful, with the base. Undefined if the site has none.
   */
  feedbackAction?: string | undefined
  /** Heading above the pages with the nearest addresses. Undefined for the default. */
  suggestionsTitle?: string | undefined
  /** Whether programs can search at `/_/search.json`. */
  hasSearchApi?: boolean | undefined
  /** The MCP server. Undefined on a site without one. */
  mcp?: ManifestMcp | undefined
  headers: SiteHeaders
}

/** Settings of the MCP server. */
interface ManifestMcp {
  /** With the base. */
  path: string
  /** Origins of web applications that may call it from a browser. */
  origins: string[]
}

/** A language of forms and emails. */
export interface ManifestLanguage {
  /** ID of the locale. */
  id: string
  /** Path below the base that the pages of the language start with. */
  path: string
  htmlLang: string
  direction: 'ltr' | 'rtl'
  /** Texts that aren't in English. */
  messages: Partial<FormMessages>
}

/** Consent text in one language. */
export interface ConsentText {
  /** Path below the base that the pages of the language start with. */
  path: string
  title: string
  offer: string
}

/** Response headers, for every host. */
export interface SiteHeaders {
  /** On every response. */
  all: Record<string, string>
  /** On files whose name carries a digest of their content. */
  immutable: Record<string, string>
  /** Paths below the base with such files. */
  immutablePaths: string[]
  /** `Link` headers of some pages and files. The last rule that matches applies. */
  links?: LinkRule[]
  /** Whether pages of other sites may read Markdown, feeds, and other documents. */
  opensDocuments?: boolean
}

/** The `Link` header of a path. */
export interface LinkRule {
  /** Below the base. */
  path: string
  /** Whether the rule also applies to pages below the path, which then ends with a slash. */
  includesBelow: boolean
  value: string
}
