import type { RequestSpec } from '../../../shared/api/request-spec.ts'

/** Id of a field of the form, on a page that may have the forms of many operations. */
export const fieldId = ({ operation }: Pick<RequestSpec, 'operation'>, field: string): string =>
  `try-${operation}-${field}`.replace(/[^\w.-]+/g, '-')
