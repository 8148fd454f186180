import { BaseResolver, Source } from '@redocly/openapi-core'
import { fillVariables, type Variables } from '../../src/content/data/fill-variables.ts'

/** Reads the files of a document as the build does: with `{{brand.…}}` and `{{hosts.…}}` filled in. */
export class FillingResolver extends BaseResolver {
  private readonly variables: Variables

  constructor(variables: Variables) {
    super()
    this.variables = variables
  }

  override async loadExternalRef(file: string): Promise<Source> {
    const { absoluteRef, body, mimeType } = await super.loadExternalRef(file)
    const { text, problems } = fillVariables(body, this.variables, absoluteRef)
    if (problems[0] !== undefined) throw new Error(problems[0].problem)
    return new Source(absoluteRef, text, mimeType)
  }
}
