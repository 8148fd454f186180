import type { RequestSpec } from '../../../shared/api/request-spec.ts'

/** Returns the ID of a form field, unique on a page with the forms of many operations. */
export const fieldId = ({ operation }: Pick<RequestSpec, 'operation'>, field: string): string =>
  `try-${operation}-${field}`.replace(/[^\w.-]+/g, '-')
