import type { Problem } from '../../../shared/docs-error.ts'
import type { FieldKind } from '../openapi-objects.ts'
import type { OpenApiObject } from '../report-problem.ts'

/** Whether a `$ref` names a URL and not a file. Builds read no other hosts. */
export const isRemoteUrl = (ref: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(ref)

export const explainRemoteRef = (ref: string): Omit<Problem, 'at'> => ({
  problem: `Remote \`$ref\` \`${ref}\` isn't supported.`,
  fix: 'Copy its target into a file next to the document and refer to that file.',
})

/** Objects that are links if they're on another host. Without the others, a request lacks something to send. */
export const remoteKinds: ReadonlySet<FieldKind> = new Set(['schema', 'response', 'securityScheme'])

/** Creates a link to an object on another host. A schema accepts any value here. */
export const createRemoteLink = (url: string, kind: FieldKind): OpenApiObject =>
  kind === 'schema' ? { externalDocs: { url } } : { description: `<${url}>` }
