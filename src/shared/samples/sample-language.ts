import type { SampleRequest } from '../api/request-spec.ts'
import type { TokenRules } from './highlight-sample.ts'

/** A language for sample requests. Each has its own file and is listed in `sample-languages.ts`. */
export interface SampleLanguage {
  /** ID in file URLs, in storage, and in `SampleView.language`. */
  id: string
  label: string
  /** Rules for highlighting its code. */
  tokens: TokenRules
  /** Writes a complete program that sends the request and prints the response. */
  write(request: SampleRequest): string
}
