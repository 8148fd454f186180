import { isUnsafeUrl } from '../../../shared/external-url.ts'
import { toObject } from '../../../shared/read-unknown.ts'
import type { OpenApiObject } from '../report-problem.ts'
import { joinWords, readWords } from './names/name-words.ts'
import { readItems, readTextField } from './read-fields.ts'

/** Reads the description of the document. Tags that no operation has are chapters of it. */
export function readDocumentDescription(
  { info, tags }: OpenApiObject,
  usedTags: ReadonlySet<string>,
): string {
  const chapters = readItems(tags)
    .filter((tag) => !usedTags.has(readTextField(tag.name)))
    .map((tag) => ({ title: readTagTitle(tag), text: readDescription(tag) }))
    .filter(({ text }) => text !== '')
    .map(({ title, text }) => `# ${title}\n\n${text}`)
  const { summary, description } = toObject(info)
  const parts = [readLogo(toObject(info)), readTextField(summary), readTextField(description)]
  return [...parts, ...readSdkInstallation(toObject(info)), ...chapters]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** Reads `x-logo`, an image at the top of the description. */
function readLogo({ 'x-logo': logo }: OpenApiObject): string {
  const { url, altText, href } = toObject(logo)
  const [address, target] = [readTextField(url), readTextField(href)]
  if (!isWebAddress(address)) return ''
  const image = `![${escapeLabel(readTextField(altText))}](<${address}>)`
  return isWebAddress(target) ? `[${image}](<${target}>)` : image
}

const isWebAddress = (text: string): boolean => /^https:\/\/[^\s<>]+$/.test(text)

/** Reads how the SDKs are installed (`x-scalar-sdk-installation`): a language, a text, and a command for each. */
const readSdkInstallation = ({ 'x-scalar-sdk-installation': sdks }: OpenApiObject): string[] =>
  readItems(sdks).map(({ lang, description, source }) => {
    const command = readTextField(source)
    return [
      `**${escapeLabel(readTextField(lang))}**`,
      readTextField(description),
      command === '' ? '' : `\`\`\`sh\n${command}\n\`\`\``,
    ]
      .filter((part) => part !== '')
      .join('\n\n')
  })

/**
 * Reads the description of an operation, which starts with its badges (`x-badges`). A path item describes the operations
 * that don't describe themselves.
 */
export function readOperationDescription(operation: OpenApiObject, item: OpenApiObject): string {
  const badges = readItems(operation['x-badges']).map(
    ({ name, label }) => readTextField(name) || readTextField(label),
  )
  const line = badges.filter(Boolean).map((badge) => `**${escapeLabel(badge)}**`)
  const [text] = [operation.description, item.description, item.summary].map(readTextField).filter(Boolean)
  return [line.join(' · '), text, readDeprecation(operation)].filter(Boolean).join('\n\n')
}

/** Fields in which vendors write what replaces something deprecated. */
const deprecationFields = [
  'x-deprecatedMessage',
  'x-deprecated-message',
  'x-deprecationMessage',
  'x-deprecation-message',
  'x-deprecated-description',
  'x-deprecated-reason',
]

const readDeprecation = (fields: OpenApiObject): string =>
  deprecationFields.map((name) => readTextField(fields[name])).find((text) => text !== '') ?? ''

/** Reads a description, followed by the reason why something is deprecated. */
export const readAnnotatedText = (fields: OpenApiObject): string =>
  [readTextField(fields.description), readDeprecation(fields)].filter((part) => part !== '').join('\n\n')

/**
 * Returns the name of a tag for readers: `summary` of OpenAPI 3.2, `x-displayName` of earlier versions, or the words of
 * its name.
 */
export const readTagTitle = (tag: OpenApiObject): string =>
  readTextField(tag.summary) || readTextField(tag['x-displayName']) || writeTag(readTextField(tag.name))

/** Writes the name of a tag that is written as in code as words: `billable_metrics` → "Billable metrics", not `macOS`. */
const writeTag = (name: string): string =>
  /^[a-z][a-z\d]*(?:[_-][a-z\d]+)*$|^[a-z]{2,}(?:[A-Z][a-z\d]+)+$/.test(name)
    ? joinWords(readWords(name))
    : name

/** Reads the description of a tag or a schema, followed by the link to more (`externalDocs`). */
export function readDescription(fields: OpenApiObject): string {
  const { url, description: label } = toObject(fields.externalDocs)
  const address = readTextField(url)
  const isLink = /^https?:\/\/[^\s<>]+$/.test(address) && !isUnsafeUrl(address)
  const link = isLink ? `[${escapeLabel(readTextField(label) || address)}](<${address}>)` : ''
  return [readAnnotatedText(fields), link].filter((part) => part !== '').join('\n\n')
}

const escapeLabel = (text: string): string => text.replace(/[\\[\]]/g, '\\$&').replace(/\s+/g, ' ')
