import type { AdmonitionTitles } from '../content/admonition-kinds.ts'

/** Messages of the components that writers use in articles. Interactive components also have them in their modules. */
export const articleMessages = {
  details: 'Details',
  faqFilter: 'Filter questions',
  faqNoMatch: 'No questions match. Try another word.',
  'faqMatches.one': '{count} question matches.',
  faqMatches: '{count} questions match.',
  faqLink: 'Link to this answer',
  faqLinkTo: 'Link to the answer to: {question}',
  faqServices: 'Services',
  'faqQuestions.one': '{count} question',
  faqQuestions: '{count} questions',
  'faqMoreQuestions.one': '{count} more question',
  faqMoreQuestions: '{count} more questions',
  releaseFilter: 'Filter release notes',
  releaseProduct: 'Product',
  releaseAllProducts: 'All products',
  releaseKind: 'Kind of change',
  releaseAllChanges: 'All changes',
  releaseNoMatch: 'No changes match. Select another kind or product.',
  releaseNew: 'New',
  releaseImproved: 'Improved',
  releaseFixed: 'Fixed',
  releaseDeprecated: 'Deprecated',
  'topicPages.one': '{count} page',
  topicPages: '{count} pages',
  commandContext: 'Also accepts',
  commandOutput: 'Output',
  commandCheck: 'Check',
  entryOperations: 'API',
  optionRequired: 'Required.',
  optionValues: 'Values: {values}.',
  optionDefault: 'Default: `{value}`.',
  sdkReturns: 'Returns',
  sdkErrors: 'Errors',
  sdkFormerly: 'Formerly',
  usedIn: 'Used in',
  usedVariables: 'Uses {names} from {section}.',
  terraformArguments: 'Arguments',
  terraformAttributes: 'Attributes',
  costOf: 'Cost of {subject}',
  costPrice: 'Price: {prices}',
  costAlso: 'Billed separately: {subjects}',
  costList: 'Prices',
  tableOf: '{title} of {name}',
}

export type ArticleMessages = typeof articleMessages

/** Texts that the compiler puts into articles, in one language. */
export type ArticleTexts = AdmonitionTitles & Pick<ArticleMessages, 'usedVariables'>
