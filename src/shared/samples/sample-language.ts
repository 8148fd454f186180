import type { SampleRequest } from '../api/request-spec.ts'
import type { TokenRules } from './highlight-sample.ts'

/** A language that requests are shown in. One file each; `languages.ts` is the list. */
export interface SampleLanguage {
  /** Id in addresses of files, in storage and in `SampleView.language`. */
  id: string
  label: string
  /** What its code is coloured by. */
  tokens: TokenRules
  /** Code that sends the request and prints the answer: complete, ready to run. */
  write(request: SampleRequest): string
}
