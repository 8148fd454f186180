import type { WrittenOperation } from '../model/list-operations.ts'
import type { Model } from '../model/model.ts'
import type { Fields, Report } from '../report.ts'
import { checkCircles } from './check-circular-schemas.ts'
import { checkExamples } from './check-examples.ts'
import { checkFields } from './check-fields.ts'
import { checkOperations } from './check-operations.ts'
import { checkParameter } from './check-parameter.ts'
import { checkPathParameters } from './check-path-parameters.ts'
import { checkReferences } from './check-refs.ts'
import { checkSchema } from './check-schema.ts'
import { checkServer } from './check-server.ts'
import { walkShapes } from './walk-shapes.ts'

/** Checks objects one by one. Invalid schema keywords are removed. */
export function checkObjects(document: Fields, report: Report): void {
  walkShapes(document, (visit) => {
    checkFields(visit, report)
    if (visit.shape === 'schema') checkSchema(visit.fields, document, report)
    if (visit.shape === 'server') checkServer(visit.fields, report)
    if (visit.shape === 'parameter') checkParameter(visit.fields, report)
  })
  checkReferences(document, report)
}

/** Checks objects in relation to others. */
export function checkRelations(operations: readonly WrittenOperation[], model: Model): void {
  checkOperations(operations, model.document, model.report)
  for (const operation of operations) checkPathParameters(operation, model)
  checkExamples(model, checkCircles(model, model.report))
}
