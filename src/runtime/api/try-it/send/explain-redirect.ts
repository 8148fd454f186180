import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import type { ServerChoice } from '../servers.ts'
import { getTryItTexts } from '../try-it-texts.ts'
import type { Explanation } from './explain-failure.ts'

/** Explains a redirect: what was sent, and what was not. */
export function explainRedirect(host: string, { kind }: ServerChoice): Explanation {
  const texts = getTryItTexts()
  return {
    title: texts.tryItRedirected,
    text: fillMessage(texts.tryItRedirectedText, { host }),
    advice: [...(kind === 'own' ? [texts.tryItRedirectedOwnServer] : []), texts.tryItRedirectedAdvice],
  }
}
