import { suggest } from '../../../shared/text/nearest.ts'
import { isObject } from '../../../shared/unknown.ts'
import { removeKeySuffix } from '../model/create-document.ts'
import type { WrittenOperation } from '../model/list-operations.ts'
import type { Model } from '../model/model.ts'
import { readItems } from '../model/read-fields.ts'
import type { FieldLocation } from '../report.ts'

/** Reports path placeholders without a parameter, path parameters without a placeholder, and duplicate parameters. */
export function checkPathParameters(
  { item, operation, key, isWebhook }: WrittenOperation,
  model: Model,
): void {
  checkTwice(item, model)
  checkTwice(operation, model)
  const written = [...readItems(item.parameters), ...readItems(operation.parameters)]
  const parameters = written.map((entry) => ({ entry, parameter: model.follow(entry) }))
  // A broken `$ref` is reported where it is written. The parameter's name is then unknown.
  if (isWebhook || parameters.some(({ parameter }) => parameter.name === undefined)) return

  const inPath = parameters.filter(({ parameter }) => parameter.in === 'path')
  const names = inPath.map(({ parameter }) => String(parameter.name))
  const inBraces = [...removeKeySuffix(key).matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
  for (const name of new Set(inBraces.filter((name) => !names.includes(name))))
    model.report.add(
      [operation],
      `The path \`${key}\` contains \`{${name}}\`, but no parameter describes it.`,
      suggest(name, names, `Add a parameter with \`name: ${name}\` and \`in: path\`.`),
    )
  for (const { entry, parameter } of inPath) {
    const name = String(parameter.name)
    if (inBraces.includes(name)) continue
    model.report.add(
      [entry],
      `The path parameter \`${name}\` doesn't appear in \`${key}\`.`,
      suggest(name, inBraces, `Add \`{${name}}\` to the path or remove the parameter.`),
    )
  }
}

function checkTwice(fields: FieldLocation, model: Model): void {
  const seen = new Set<string>()
  for (const entry of readItems(fields.parameters)) {
    const { name, in: place } = model.follow(entry)
    const key = `${String(place)} ${String(name)}`
    if (seen.has(key) && isObject(entry) && name !== undefined)
      model.report.add(
        [entry],
        `The parameter \`${String(name)}\` is declared twice.`,
        'Remove one of the two.',
      )
    seen.add(key)
  }
}
