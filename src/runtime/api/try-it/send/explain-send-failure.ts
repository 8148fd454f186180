import { fillMessage } from '../../../../shared/messages/fill-message.ts'
import { getTryItMessages } from '../get-try-it-messages.ts'
import type { ServerChoice } from '../list-servers.ts'
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
  const messages = getTryItMessages()
  const host = getServerName(context.server)
  switch (reason) {
    case 'redirect':
      return redirectFailure(host, context.server)
    case 'canceled':
      return { title: messages.tryItCanceled, text: messages.tryItCanceledText, advice: [] }
    case 'timeout':
      return explainTimeout(host, context)
    case 'offline':
      return {
        title: messages.tryItOffline,
        text: messages.tryItOfflineText,
        advice: [messages.tryItOfflineAdvice],
      }
    case 'invalid':
      return {
        title: messages.tryItInvalid,
        text: messages.tryItInvalidText,
        advice: [messages.tryItInvalidAdvice],
      }
    case 'policy':
      return {
        title: messages.tryItForbidden,
        text: fillMessage(messages.tryItForbiddenText, { host }),
        advice: [messages.tryItUseSample, ...getSandboxAdvice(context)],
      }
    case 'network':
      return explainNetworkFailure(host, context)
  }
}

/** Explains a redirect: which parts of the request were sent, and which weren't. */
function redirectFailure(host: string, { kind }: ServerChoice): FailureExplanation {
  const messages = getTryItMessages()
  return {
    title: messages.tryItRedirected,
    text: fillMessage(messages.tryItRedirectedText, { host }),
    advice: [...(kind === 'own' ? [messages.tryItRedirectedOwnServer] : []), messages.tryItRedirectedAdvice],
  }
}

function explainTimeout(host: string, { server, seconds }: FailureContext): FailureExplanation {
  const messages = getTryItMessages()
  const title = messages.tryItTimeout
  const text = fillMessage(messages.tryItTimeoutText, { host, seconds })
  return server.kind === 'sandbox'
    ? { title, text, advice: [messages.tryItWait] }
    : { title, text: `${text} ${messages.tryItTimeoutWarning}`, advice: [messages.tryItTimeoutAdvice] }
}

function explainNetworkFailure(host: string, context: FailureContext): FailureExplanation {
  const messages = getTryItMessages()
  const { server, origin } = context
  if (server.kind === 'sandbox')
    return {
      title: messages.tryItSandboxFailed,
      text: messages.tryItSandboxFailedText,
      advice: [messages.tryItWait, messages.tryItSandboxFailedAdvice],
    }
  const check = server.kind === 'own' ? [messages.tryItCheckOwnServer] : []
  // Pages can read every response of their origin, so only the connection can have failed.
  if (URL.canParse(server.url) && new URL(server.url).origin === origin)
    return {
      title: messages.tryItNoResponse,
      text: fillMessage(messages.tryItNoResponseText, { host }),
      advice: [...check, messages.tryItWait, ...getSandboxAdvice(context)],
    }
  return {
    title: messages.tryItUnreadable,
    text: fillMessage(messages.tryItUnreadableText, { host }),
    advice: [...check, messages.tryItUseSample, ...getSandboxAdvice(context)],
  }
}

function getServerName({ kind, url }: ServerChoice): string {
  if (kind === 'sandbox') return getTryItMessages().tryItTheSandbox
  return URL.canParse(url) ? new URL(url).host : url
}

const getSandboxAdvice = ({ server, hasSandbox }: FailureContext): string[] =>
  hasSandbox && server.kind !== 'sandbox' ? [getTryItMessages().tryItUseSandbox] : []
