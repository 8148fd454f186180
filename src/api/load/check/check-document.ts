import { isObject, toObject } from '../../../shared/read-unknown.ts'
import { suggestFix } from '../../../shared/text/find-nearest.ts'
import type { DocumentModel } from '../model/document-model.ts'
import type { RawOperation } from '../model/list-operations.ts'
import type { OpenApiObject, Report } from '../report-problem.ts'
import { checkExamples } from './check-examples.ts'
import { checkFields } from './check-fields.ts'
import { checkOperations } from './check-operations.ts'
import { checkParameter } from './check-parameter.ts'
import { checkPathParameters } from './check-path-parameters.ts'
import { checkSchema } from './check-schema.ts'
import { checkCircularRefs } from './circular/check-circular-refs.ts'
import { checkCircularSchemas } from './circular/check-circular-schemas.ts'
import { walkOpenApiObjects } from './walk-openapi-objects.ts'

/** Checks objects one by one, and repairs or removes what is invalid. */
export function checkObjects(document: OpenApiObject, report: Report): void {
  walkOpenApiObjects(document, (visit) => {
    checkFields(visit, report)
    if (visit.object === 'schema') checkSchema(visit.fields, document, report)
    if (visit.object === 'server') checkServer(visit.fields, report)
    if (visit.object === 'parameter') checkParameter(visit.fields, report)
  })
  checkCircularRefs(document, report)
}

/** Checks objects in relation to others. */
export function checkRelations(operations: readonly RawOperation[], model: DocumentModel): void {
  const circular = checkCircularSchemas(model, model.report)
  checkOperations(operations, model.document, model.report)
  for (const operation of operations) checkPathParameters(operation, model)
  checkExamples(model, circular)
}

/** Reports variables in the URL of a server without a default: nothing else could fill them in. */
function checkServer(server: OpenApiObject, report: Report): void {
  const variables = toObject(server.variables)
  for (const [, name = ''] of String(server.url).matchAll(/(?<!\{)\{([^{}]+)\}(?!\})/g)) {
    const variable = variables[name]
    if (isObject(variable) && variable.default !== undefined) continue
    const fix = `Add \`variables\` with a \`default\` for \`${name}\`.`
    const problem = `The URL \`${String(server.url)}\` contains \`{${name}}\`, which has no default.`
    report.addWarning('servers', [server, 'url'], {
      problem,
      fix: name in variables ? fix : suggestFix(name, Object.keys(variables), fix),
    })
  }
}
