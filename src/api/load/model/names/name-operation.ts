import { toLetters } from '../../../../shared/text/to-letters.ts'
import { joinWords, readWords } from './name-words.ts'

interface UntitledOperation {
  /** In uppercase. */
  method: string
  path: string
  /** As written in the document. Empty if there is none. */
  operationId: string
  /** Empty if several operations have the same. */
  description: string
}

/**
 * Names an operation without a title: by its description, if that is as short as a title, by the words of its ID, or by
 * its method and path.
 */
export function nameOperation({ method, path, operationId, description }: UntitledOperation): string {
  if (isTitle(description)) return capitalize(description.trim().replace(/\.$/, ''))
  return readId(operationId.replace(methodInId, ''), path) ?? `${method} ${path}`
}

/** The method, which generators for Java and AWS add. */
const methodInId = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD)_|Using(?:GET|POST|PUT|PATCH|DELETE|HEAD)$/

const maxTitle = 60

/** Whether a text is one short line without markup. */
const isTitle = (text: string): boolean =>
  text.trim().length <= maxTitle && /^[^\n*_<>[\]#|`.:]+\s[^\n*_<>[\]#|`.:]+\.?$/.test(text.trim())

/** Capitalizes a word that isn't a name from code, such as "getUser". */
const capitalize = (text: string): string =>
  /^\p{Ll}+\s/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text

/** Reads an ID as words. Undefined if it isn't made of words, or repeats the path. */
function readId(id: string, path: string): string | undefined {
  const title = readActionLast(id) ?? readPlaced(id) ?? (isPath(id, path) ? '' : joinWords(readWords(id)))
  const words = readWords(id)
  const isName = words.length > 1 || (id.length > 3 && !actions.has(id))
  const isReadable = isName && words.every((word) => /^\p{L}/u.test(word))
  return isReadable && title !== '' && title.length <= maxTitle ? title : undefined
}

/** Names of actions at the end of an ID, as Django writes them: `task_forms_partial_update`. */
const actions = new Map([
  ...['add', 'create', 'delete', 'get', 'list', 'update'].map((action) => [action, action] as const),
  ...[['destroy', 'delete'] as const, ['partial_update', 'partially update'] as const],
  ...[['bulk_delete', 'delete several'] as const, ['bulk_update', 'update several'] as const],
  ...[['bulk_partial_update', 'partially update several'] as const],
  ...[['read', 'get'] as const, ['retrieve', 'get'] as const],
])

function readActionLast(id: string): string | undefined {
  const [, place = '', last = ''] = /^([a-z][a-z\d_-]*?)_((?:bulk_)?(?:partial_)?[a-z]+)$/.exec(id) ?? []
  const action = actions.get(last)
  return action === undefined ? undefined : joinWords([action, ...new Set(readWords(place))])
}

/** The place of an operation and its name, as .NET, NestJS, and gRPC write them: "Users_GetAll", "UsersController.getAll". */
const placed = /^(\p{Lu}[\p{L}\p{N}]*?)(?:Controller(?:Impl)?[._](?=\p{L})|[._](?=\p{Lu}))([\p{L}\p{N}]+)$/u

function readPlaced(id: string): string | undefined {
  const [, place = '', name = ''] = placed.exec(id) ?? []
  return name === '' ? undefined : `${joinWords(readWords(place))}: ${readWords(name).join(' ')}`
}

/** Whether an ID has the segments of the path in it, such as "getApiV1Users" for `/api/v1/users`. */
function isPath(id: string, path: string): boolean {
  const segments = path.split('/').filter((segment) => segment !== '')
  const names = segments.filter((segment) => !segment.includes('{'))
  return (
    names.length > 1 && [names, segments].some((parts) => toLetters(id).includes(toLetters(parts.join(''))))
  )
}
