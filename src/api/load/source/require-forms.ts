import {
  getMember,
  isObject,
  mapValues,
  toList,
  toObject,
  type UnknownObject,
} from '../../../shared/read-unknown.ts'

/**
 * Requires the body of each operation whose form has a required field, in the paths of a converted document. Swagger can't
 * express that, so the conversion leaves the body optional.
 */
export const requireForms = (paths: unknown): UnknownObject =>
  mapValues(toObject(paths), (item) =>
    isObject(item)
      ? mapValues(item, (operation) => (isObject(operation) ? requireForm(operation) : operation))
      : item,
  )

function requireForm(operation: UnknownObject): UnknownObject {
  const { requestBody } = operation
  if (!isObject(requestBody) || requestBody.required !== undefined) return operation
  const isRequired = Object.values(toObject(requestBody.content)).some(
    (content) => toList(getMember(getMember(content, 'schema'), 'required')).length > 0,
  )
  // Each body in JSON or XML is a parameter with its own `required`.
  const isForm = Object.keys(toObject(requestBody.content)).every((type) => formTypes.test(type))
  return isRequired && isForm ? { ...operation, requestBody: { ...requestBody, required: true } } : operation
}

const formTypes = /^(multipart\/form-data|application\/x-www-form-urlencoded)/
