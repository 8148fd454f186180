import { listMethods, type RawOperation } from '../list-operations.ts'
import { readPath } from '../path-key.ts'
import { readTextField } from '../read-fields.ts'
import { nameOperation } from './name-operation.ts'

/** Creates the title of each operation. A description that several untitled operations have is the title of none. */
export function createTitles(
  entries: readonly RawOperation[],
  tagsById: ReadonlyMap<string, readonly string[]>,
): Map<RawOperation, string> {
  const untitled = entries.filter((entry) => readSummary(entry) === '')
  const descriptions = Map.groupBy(untitled, ({ operation }) => readTextField(operation.description))
  const titled = entries.map((entry) => {
    const description = readTextField(entry.operation.description)
    const isUnique = descriptions.get(description)?.length === 1
    const title = readSummary(entry) || nameUntitled(entry, isUnique ? description : '')
    return { entry, title, tags: tagsById.get(entry.id) ?? [] }
  })
  const namesakes = Map.groupBy(titled, ({ title }) => title)
  return new Map(titled.map((own) => [own.entry, distinguish(own, namesakes.get(own.title) ?? [])]))
}

interface TitledOperation {
  entry: RawOperation
  title: string
  tags: readonly string[]
}

/** Adds the path to a title that a group has several times or, if they share that, the method. */
function distinguish({ entry, title, tags }: TitledOperation, namesakes: readonly TitledOperation[]): string {
  const { method, key, isWebhook } = entry
  const neighbors = namesakes.filter((other) => other.tags.some((tag) => tags.includes(tag)))
  if (neighbors.length < 2 || isWebhook || title.endsWith(readPath(key))) return title
  const isUnique = neighbors.every(
    (other) => other.entry === entry || readPath(other.entry.key) !== readPath(key),
  )
  return `${title} (${isUnique ? '' : `${method} `}${readPath(key)})`
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
