import { isObject } from '../../../shared/read-unknown.ts'
import { suggestFix } from '../../../shared/text/find-nearest.ts'
import type { DocumentModel } from '../model/document-model.ts'
import type { RawOperation } from '../model/list-operations.ts'
import { listPlaceholders } from '../model/path-key.ts'
import { readItems } from '../model/read-fields.ts'
import type { OpenApiObject } from '../report-problem.ts'

/** Reports path placeholders without a parameter, path parameters without a placeholder, and duplicate parameters. */
export function checkPathParameters(
  { item, operation, key, isWebhook }: RawOperation,
  model: DocumentModel,
): void {
  checkDuplicateParameters(item, model)
  checkDuplicateParameters(operation, model)
  const parameterEntries = [...readItems(item.parameters), ...readItems(operation.parameters)]
  const parameters = parameterEntries.map((entry) => ({ entry, parameter: model.follow(entry) }))
  // A broken `$ref` is reported where it is written. The parameter's name is then unknown.
  if (isWebhook || parameters.some(({ parameter }) => parameter.name === undefined)) return

  const pathParameters = parameters.filter(({ parameter }) => parameter.in === 'path')
  const names = pathParameters.map(({ parameter }) => String(parameter.name))
  const pathNames = listPlaceholders(key)
  const undescribed = [...new Set(pathNames.filter((name) => !names.includes(name)))]
  for (const name of undescribed)
    model.report.addWarning('parameters', [operation], {
      problem: `The path \`${key}\` contains \`{${name}}\`, but no parameter describes it.`,
      fix: suggestFix(name, names, `Add a parameter with \`name: ${name}\` and \`in: path\`.`),
    })
  const unused = pathParameters.filter(({ parameter }) => !pathNames.includes(String(parameter.name)))
  for (const { entry, parameter } of unused) {
    const name = String(parameter.name)
    model.report.addWarning('parameters', [entry], {
      problem: `The path parameter \`${name}\` doesn't appear in \`${key}\`.`,
      fix: suggestFix(name, pathNames, `Add \`{${name}}\` to the path or remove the parameter.`),
    })
  }
  const [placeholder, ...otherPlaceholders] = undescribed
  const [described, ...otherParameters] = unused
  if (placeholder === undefined || described === undefined) return
  if (otherPlaceholders.length > 0 || otherParameters.length > 0) return
  // Nothing else is left, so the parameter describes this placeholder under another name.
  for (const fields of [item, operation])
    replaceParameter(fields, described.entry, { ...described.parameter, name: placeholder })
}

function replaceParameter(fields: OpenApiObject, entry: OpenApiObject, parameter: OpenApiObject): void {
  if (!Array.isArray(fields.parameters)) return
  fields.parameters = fields.parameters.map((other) => (other === entry ? parameter : other))
}

function checkDuplicateParameters(fields: OpenApiObject, model: DocumentModel): void {
  const seen = new Set<string>()
  for (const entry of readItems(fields.parameters)) {
    const { name, in: location } = model.follow(entry)
    const key = `${String(location)} ${String(name)}`
    if (seen.has(key) && isObject(entry) && name !== undefined)
      model.report.addWarning('parameters', [entry], {
        problem: `The parameter \`${String(name)}\` is declared twice.`,
        fix: 'Remove one of the two.',
      })
    seen.add(key)
  }
}
