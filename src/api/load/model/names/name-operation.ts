import { toLetters } from '../../../../shared/text/to-letters.ts'
import { joinWords, readWords } from './name-words.ts'

interface UntitledOperation {
  /** In uppercase. */
  method: string
  path: string
  /** As written in the document. Empty if there is none. */
  operationId: string
  description: string
}

/**
 * Names an operation without a title: by its description, if that is as short as a title, by the words of its ID, or by
 * its method and path.
 */
export function nameOperation({ method, path, operationId, description }: UntitledOperation): string {
  if (isTitle(description)) return description.trim().replace(/\.$/, '')
  return readId(operationId, path) ?? `${method} ${path}`
}

const maxTitle = 60

/** Whether a text is one short line without markup. */
const isTitle = (text: string): boolean =>
  text.trim().length <= maxTitle && /^[^\n*_<>[\]#|`.:]+\s[^\n*_<>[\]#|`.:]+\.?$/.test(text.trim())

/** The place of an operation and its name, as .NET, NestJS, and gRPC write them: `Users_GetAll`, `UsersController.getAll`. */
const placed = /^(\p{Lu}\w*?)(?:Controller(?:Impl)?[._](?=\p{L})|[._](?=\p{Lu}))([\p{L}\p{N}]+)$/u

/** Reads an ID as words. Undefined if it isn't made of words, or repeats the path. */
function readId(id: string, path: string): string | undefined {
  if (isDerivedFromPath(id, path)) return undefined
  const [, place, name] = placed.exec(id) ?? []
  const title =
    place === undefined || name === undefined
      ? joinWords(readWords(id))
      : `${joinWords(readWords(place))}: ${readWords(name).join(' ')}`
  const words = readWords(id)
  return words.length > 1 && title.length <= maxTitle && words.every((word) => /^\p{L}/u.test(word))
    ? title
    : undefined
}

/** Whether an ID has the segments of the path in it, such as `getApiV1Users` for `/api/v1/users`. */
function isDerivedFromPath(id: string, path: string): boolean {
  const segments = path.split('/').filter((segment) => segment !== '' && !segment.includes('{'))
  return segments.length > 1 && toLetters(id).includes(toLetters(segments.join('')))
}
