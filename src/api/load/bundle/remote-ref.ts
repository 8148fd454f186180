import type { Problem } from '../../../shared/docs-error.ts'

/** Whether a `$ref` names a URL and not a file. Builds read no other hosts. */
export const isRemoteUrl = (ref: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(ref)

export const explainRemoteRef = (ref: string): Omit<Problem, 'at'> => ({
  problem: `Remote \`$ref\` \`${ref}\` isn't supported.`,
  fix: 'Copy its target into a file next to the document and refer to that file.',
})
