import type { ApiExample } from '../../../shared/api/api-document.ts'
import { plainSentences } from '../../../shared/text/plain-text.ts'

/** Names an example of a parameter, with its description: `Large: Only for admins.` */
export function labelExample({ name, summary, description = '' }: ApiExample): string {
  const text = plainSentences(description)
  return text === '' ? summary || name : `${summary || name}: ${text}`
}
