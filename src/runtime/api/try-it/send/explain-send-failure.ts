import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import { getTryItMessages } from '../get-try-it-messages.ts'
import type { ServerChoice } from '../servers.ts'
import type { FailureReason } from './send-request.ts'

/** Reason why there is no response, and what the reader can do. */
export interface FailureExplanation {
  title: string
  text: string
  advice: string[]
}

export interface FailureContext {
  server: ServerChoice
  /** Whether there is a sandbox to use instead. */
  hasSandbox: boolean
  /** Origin of the page. */
  origin: string
  /** Time limit of the request in seconds. */
  seconds: number
}

/** Explains why there is no response. */
export function explainSendFailure(reason: FailureReason, context: FailureContext): FailureExplanation {
  const texts = getTryItMessages()
  const host = getServerName(context.server)
  switch (reason) {
    case 'redirect':
      return redirectFailure(host, context.server)
    case 'canceled':
      return { title: texts.tryItCanceled, text: texts.tryItCanceledText, advice: [] }
    case 'timeout':
      return explainTimeout(host, context)
    case 'offline':
      return {
        title: texts.tryItOffline,
        text: texts.tryItOfflineText,
        advice: [texts.tryItOfflineAdvice],
      }
    case 'invalid':
      return {
        title: texts.tryItInvalid,
        text: texts.tryItInvalidText,
        advice: [texts.tryItInvalidAdvice],
      }
    case 'policy':
      return {
        title: texts.tryItForbidden,
        text: fillMessage(texts.tryItForbiddenText, { host }),
        advice: [texts.tryItUseSample, ...getSandboxAdvice(context)],
      }
    case 'network':
      return explainNetworkFailure(host, context)
  }
}

/** Explains a redirect: which parts of the request were sent, and which weren't. */
function redirectFailure(host: string, { kind }: ServerChoice): FailureExplanation {
  const texts = getTryItMessages()
  return {
    title: texts.tryItRedirected,
    text: fillMessage(texts.tryItRedirectedText, { host }),
    advice: [...(kind === 'own' ? [texts.tryItRedirectedOwnServer] : []), texts.tryItRedirectedAdvice],
  }
}

function explainTimeout(host: string, { server, seconds }: FailureContext): FailureExplanation {
  const texts = getTryItMessages()
  const title = texts.tryItTimeout
  const text = fillMessage(texts.tryItTimeoutText, { host, seconds })
  return server.kind === 'sandbox'
    ? { title, text, advice: [texts.tryItWait] }
    : { title, text: `${text} ${texts.tryItTimeoutWarning}`, advice: [texts.tryItTimeoutAdvice] }
}

function explainNetworkFailure(host: string, context: FailureContext): FailureExplanation {
  const texts = getTryItMessages()
  const { server, origin } = context
  if (server.kind === 'sandbox')
    return {
      title: texts.tryItSandboxFailed,
      text: texts.tryItSandboxFailedText,
      advice: [texts.tryItWait, texts.tryItSandboxFailedAdvice],
    }
  const check = server.kind === 'own' ? [texts.tryItCheckOwnServer] : []
  // Pages can read every response of their origin, so only the connection can have failed.
  if (URL.canParse(server.url) && new URL(server.url).origin === origin)
    return {
      title: texts.tryItNoResponse,
      text: fillMessage(texts.tryItNoResponseText, { host }),
      advice: [...check, texts.tryItWait, ...getSandboxAdvice(context)],
    }
  return {
    title: texts.tryItUnreadable,
    text: fillMessage(texts.tryItUnreadableText, { host }),
    advice: [...check, texts.tryItUseSample, ...getSandboxAdvice(context)],
  }
}

function getServerName({ kind, url }: ServerChoice): string {
  if (kind === 'sandbox') return getTryItMessages().tryItTheSandbox
  return URL.canParse(url) ? new URL(url).host : url
}

const getSandboxAdvice = ({ server, hasSandbox }: FailureContext): string[] =>
  hasSandbox && server.kind !== 'sandbox' ? [getTryItMessages().tryItUseSandbox] : []
