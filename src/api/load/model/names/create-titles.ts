import { listMethods, type RawOperation } from '../list-operations.ts'
import { readPath } from '../path-key.ts'
import { readTextField } from '../read-fields.ts'
import { nameOperation } from './name-operation.ts'

/** Creates the title of each operation. A description that several untitled operations have is the title of none. */
export function createTitles(
  entries: readonly RawOperation[],
  getGroup: (entry: RawOperation) => string | undefined,
): Map<RawOperation, string> {
  const untitled = entries.filter((entry) => readSummary(entry) === '')
  const descriptions = Map.groupBy(untitled, ({ operation }) => readTextField(operation.description))
  const titled = entries.map((entry) => {
    const description = readTextField(entry.operation.description)
    const isUnique = descriptions.get(description)?.length === 1
    return { entry, title: readSummary(entry) || nameUntitled(entry, isUnique ? description : '') }
  })
  const namesakes = Map.groupBy(titled, ({ entry, title }) => JSON.stringify([getGroup(entry), title]))
  return new Map([...namesakes.values()].flatMap(distinguish))
}

interface TitledOperation {
  entry: RawOperation
  title: string
}

/** Adds the path to titles that a group has several times or, if they share that, the method. */
function distinguish(namesakes: readonly TitledOperation[]): [RawOperation, string][] {
  const paths = new Set(namesakes.map(({ entry }) => readPath(entry.key)))
  return namesakes.map(({ entry, title }) => {
    const { method, key, isWebhook } = entry
    if (namesakes.length === 1 || isWebhook || title.endsWith(readPath(key))) return [entry, title]
    const place = paths.size === namesakes.length ? readPath(key) : `${method} ${readPath(key)}`
    return [entry, `${title} (${place})`]
  })
}

/** Reads the title of an operation. The only operation of a path item has its title, too. */
function readSummary({ operation, item }: RawOperation): string {
  const inherited = listMethods(item).length > 1 ? '' : readTextField(item.summary)
  return dropFullStop((readTextField(operation.summary) || inherited).replace(/`([^`]+)`/g, '$1'))
}

/** A title that is a sentence has no full stop. Several sentences keep theirs. */
const dropFullStop = (title: string): string =>
  /^[^.]{2,}[^.\s]\.$/.test(title) ? title.slice(0, -1) : title

/** Names an operation without a title. The name of a webhook is enough if it has one method. */
function nameUntitled(
  { isWebhook, callback, method, key, item, operation }: RawOperation,
  text: string,
): string {
  if (callback !== undefined) return callback.name
  if (isWebhook) return listMethods(item).length === 1 ? key : `${method} ${key}`
  const operationId = readTextField(operation.operationId)
  return nameOperation({ method, path: readPath(key), operationId, description: text })
}
