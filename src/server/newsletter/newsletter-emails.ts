import { fillMessage } from '../../shared/messages/fill-message.ts'
import type { ServerManifest } from '../../shared/output/server/server-manifest.ts'
import type { Email } from '../email/email.ts'
import type { ClaimedEmail } from '../email/outbox-store.ts'
import { type EmailContent, renderEmailHtml, renderEmailText } from '../email/render-email.ts'
import { type FormLanguage, getFormLanguage } from '../forms/form-language.ts'
import { confirmationHours } from './confirmation-lifetime.ts'
import { createConfirmUrl, createUnsubscribeUrl } from './newsletter-urls.ts'
import type { NewsletterEmailKind } from './subscriptions.ts'

type EmailSite = Pick<ServerManifest, 'name' | 'origin' | 'base' | 'newsletterAction' | 'formLanguages'>

/**
 * Renders the message of an outbox row, in the language of the subscription. Returns undefined for a kind that the
 * newsletter doesn't have.
 */
export function renderNewsletterEmail(site: EmailSite, row: ClaimedEmail): Email | undefined {
  if (!isNewsletterEmailKind(row.kind)) return undefined
  const language = getFormLanguage(site, row.locale ?? undefined)
  const { text, unsubscribe } = createContent[row.kind]({ site, language, token: row.secret })
  return {
    id: row.mail_id,
    to: row.recipient,
    subject: text.title,
    text: renderEmailText(text),
    html: renderEmailHtml(text, language),
    ...(unsubscribe !== undefined && { unsubscribe }),
  }
}

const isNewsletterEmailKind = (kind: string): kind is NewsletterEmailKind =>
  Object.hasOwn(createContent, kind)

interface NewsletterContent {
  text: EmailContent
  unsubscribe?: string
}

interface EmailContext {
  site: EmailSite
  language: FormLanguage
  /** Token of the link in the message. */
  token: string
}

/** Content of each kind of message. */
const createContent: Readonly<Record<NewsletterEmailKind, (context: EmailContext) => NewsletterContent>> = {
  confirm: createConfirmation,
  welcome(context) {
    const { newsletterWelcomeEmail, newsletterWelcomeEmailText } = context.language.messages
    return createSubscribed(context, newsletterWelcomeEmail, newsletterWelcomeEmailText)
  },
  'already subscribed'(context) {
    const { newsletterAlreadyEmail, newsletterAlreadyEmailText } = context.language.messages
    return createSubscribed(context, newsletterAlreadyEmail, newsletterAlreadyEmailText)
  },
}

function createConfirmation({ site, language, token }: EmailContext): NewsletterContent {
  const { name, origin, base } = site
  const { messages } = language
  const url = new URL(base + language.homePath.slice(1), origin).href
  const text = {
    name,
    title: fillMessage(messages.newsletterConfirmEmail, { name }),
    paragraphs: [
      fillMessage(messages.newsletterConfirmEmailReason, { url }),
      fillMessage(messages.newsletterConfirmEmailHint, { hours: confirmationHours }),
    ],
    button: {
      url: createConfirmUrl(site, token, language),
      label: messages.newsletterConfirmEmailButton,
    },
    notes: [messages.newsletterConfirmEmailNote],
  }
  return { text }
}

/** Creates a message to a subscriber, with a link to unsubscribe. */
function createSubscribed(
  { site, language, token }: EmailContext,
  title: string,
  paragraph: string,
): NewsletterContent {
  const unsubscribe = createUnsubscribeUrl(site, token, language)
  const { name } = site
  const text = {
    name,
    title: fillMessage(title, { name }),
    paragraphs: [paragraph],
    notes: [],
    link: { url: unsubscribe, label: language.messages.newsletterUnsubscribe },
  }
  return { text, unsubscribe }
}
