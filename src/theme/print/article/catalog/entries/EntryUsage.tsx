import type { ReactNode } from 'react'
import { highlightSample, type TokenRules } from '../../../../../shared/samples/highlight-sample.ts'

export interface EntryUsageProps {
  /** Synopsis of a command, or signature of a call. */
  text: string
  language: 'bash' | 'python'
}

/** The synopsis of a command or the signature of a call, as code that readers can copy. Long ones wrap. */
export function EntryUsage({ text, language }: EntryUsageProps): ReactNode {
  const html = highlightSample(text, createRules(text, language))
  return (
    <div className="code-block usage" data-language={language}>
      <pre>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the highlighter, printed by the build only */}
        <code className={`language-${language}`} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </div>
  )
}

/** The first word of a synopsis is the program. */
const createRules = (text: string, language: EntryUsageProps['language']): TokenRules =>
  language === 'bash'
    ? { keywords: [], comment: '#', commands: [text.split(' ')[0] ?? ''], hasPlainSingleQuotes: true }
    : { keywords: [], comment: '#' }
