import type { ServedSite } from '../../shared/output/server/served-site.ts'
import type { Email } from '../email/email.ts'
import type { ClaimedEmail } from '../email/outbox-store.ts'
import { type EmailContent, renderEmailHtml, renderEmailText } from '../email/render-email.ts'
import { createConfirmUrl, createUnsubscribeUrl } from './newsletter-urls.ts'
import { confirmationHours, type NewsletterEmailKind } from './subscriptions.ts'

type EmailSite = Pick<ServedSite, 'name' | 'origin' | 'base' | 'newsletterAction'>

/** Renders the message of an outbox row. Returns undefined for a kind that the newsletter doesn't have. */
export function renderNewsletterEmail(site: EmailSite, row: ClaimedEmail): Email | undefined {
  if (!isNewsletterEmailKind(row.kind)) return undefined
  const { subject, text, unsubscribe } = createContent[row.kind](site, row.secret)
  return {
    id: row.mail_id,
    to: row.recipient,
    subject,
    text: renderEmailText(text),
    html: renderEmailHtml(text),
    ...(unsubscribe !== undefined && { unsubscribe }),
  }
}

const isNewsletterEmailKind = (kind: string): kind is NewsletterEmailKind =>
  Object.hasOwn(createContent, kind)

interface NewsletterContent {
  subject: string
  text: EmailContent
  unsubscribe?: string
}

/** Content of each kind of message, with the token of its link. */
const createContent: Readonly<
  Record<NewsletterEmailKind, (site: EmailSite, token: string) => NewsletterContent>
> = {
  confirm: createConfirmation,
  welcome(site, token) {
    const title = `You are subscribed to the ${site.name} newsletter`
    const paragraphs = ['Thanks for confirming. The next issue will be sent to this address.']
    return addUnsubscribeLink(site, token, { name: site.name, title, paragraphs, notes: [] })
  },
  'already subscribed'(site, token) {
    const title = `You are already subscribed to the ${site.name} newsletter`
    const paragraphs = [
      "Someone, probably you, entered this address in the newsletter form. It's already subscribed, so you don't need to do anything.",
    ]
    return addUnsubscribeLink(site, token, { name: site.name, title, paragraphs, notes: [] })
  },
}

function createConfirmation(site: EmailSite, token: string): NewsletterContent {
  const { name, origin, base } = site
  const siteUrl = new URL(base, origin).href
  const text = {
    name,
    title: `Confirm your subscription to the ${name} newsletter`,
    paragraphs: [
      `Someone, probably you, entered this address in the newsletter form at ${siteUrl}`,
      `To subscribe, open this page and press the button. The link works once and expires in ${confirmationHours} hours.`,
    ],
    button: { url: createConfirmUrl(site, token), label: 'Confirm subscription' },
    notes: ["If this wasn't you, ignore this email. The address won't be subscribed and will be deleted."],
  }
  return { subject: text.title, text }
}

function addUnsubscribeLink(site: EmailSite, token: string, text: EmailContent): NewsletterContent {
  const unsubscribe = createUnsubscribeUrl(site, token)
  return {
    subject: text.title,
    text: { ...text, link: { url: unsubscribe, label: 'Unsubscribe' } },
    unsubscribe,
  }
}
