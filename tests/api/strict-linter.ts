import { createConfig } from '@redocly/openapi-core'

/** Rules for our documents, and for the downloads made from them. */
export const strictLinter = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    // The API has the slashes. A document without them would be wrong.
    'no-path-trailing-slash': 'off',
    // So are its paths: `/images/{image_id}/` exists next to `/images/os-category/`.
    'no-ambiguous-paths': 'off',
    // The document describes a service. Its terms are in the footer of the site.
    'info-license': 'off',
    'info-license-strict': 'off',
    // Beyond the strict set: what a reader of the reference cannot do without.
    'operation-description': 'error',
    'operation-singular-tag': 'error',
    'operation-tag-defined': 'error',
    'parameter-description': 'error',
    'array-parameter-serialization': 'error',
    'component-name-unique': 'error',
  },
})
