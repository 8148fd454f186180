import type { ApiExample, MediaContent, OpenApiOperation } from '../../../shared/api/api-document.ts'
import { getMember, isObject, toObject } from '../../../shared/read-unknown.ts'
import type { OpenApiObject } from '../report-problem.ts'
import type { DocumentModel } from './document-model.ts'
import { readEntries } from './read-fields.ts'

type Exchange = Pick<OpenApiOperation, 'parameters' | 'body' | 'responses'>

/**
 * Adds the examples of documents about Azure (`x-ms-examples`) where there are no others. Each has the
 * parameters, one of them the body, and the responses by status.
 */
export function addAzureExamples(
  { parameters, body, responses }: Exchange,
  operation: OpenApiObject,
  model: DocumentModel,
): Exchange {
  const examples = readEntries(operation['x-ms-examples']).map(([name, fields]) => ({
    name,
    ...model.follow(fields),
  }))
  const list = (find: (example: OpenApiObject) => unknown): ApiExample[] =>
    examples.flatMap((example) => {
      const value = find(example)
      return value === undefined ? [] : [{ name: example.name, summary: '', value }]
    })
  const fill = (contents: MediaContent[], own: ApiExample[]): MediaContent[] =>
    contents.map((content) => (content.examples.length > 0 ? content : { ...content, examples: own }))
  const names = new Set(parameters.map(({ name }) => name))
  const findBody = (example: OpenApiObject): unknown =>
    Object.entries(toObject(example.parameters)).find(
      ([key, value]) => isObject(value) && !names.has(key),
    )?.[1]
  return {
    parameters: parameters.map((parameter) => {
      const [first] = list((example) => getMember(example.parameters, parameter.name))
      return { ...parameter, example: parameter.example ?? first?.value }
    }),
    body: body && { ...body, contents: fill(body.contents, list(findBody)) },
    responses: responses.map((response) => ({
      ...response,
      contents: fill(
        response.contents,
        list(({ responses: written }) => getMember(getMember(written, response.status), 'body')),
      ),
    })),
  }
}
