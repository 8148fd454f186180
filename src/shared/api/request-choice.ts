import type { NamedScheme, RequestBodySpec, RequestSpec } from './request-spec.ts'

/** The reader's choice between alternatives. Undefined if there is none for an operation. */
export interface RequestChoice {
  /** Key of the credentials. Operations of an API share it. */
  security?: string | undefined
  /** Media type of the body. */
  mediaType?: string | undefined
}

export const listSecurityChoices = ({ security, otherSecurity = [] }: RequestSpec): NamedScheme[][] => [
  security,
  ...otherSecurity,
]

export const listBodyChoices = ({ body, otherBodies = [] }: RequestSpec): RequestBodySpec[] =>
  body === undefined ? [] : [body, ...otherBodies]

/** Returns the key of an alternative, the same in all operations. Empty for no credentials. */
export const getSecurityKey = (schemes: readonly { name: string }[]): string =>
  schemes.map(({ name }) => name).join(' ')

/** Returns the specification with the chosen credentials and body. An unavailable choice changes nothing. */
export function chooseRequest(spec: RequestSpec, { security, mediaType }: RequestChoice): RequestSpec {
  return {
    ...spec,
    security: listSecurityChoices(spec).find((own) => getSecurityKey(own) === security) ?? spec.security,
    body: listBodyChoices(spec).find((own) => own.mediaType === mediaType) ?? spec.body,
  }
}
