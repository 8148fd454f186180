import type { ServedSite } from '../../shared/output/served-site.ts'
import type { Mail } from '../email/mail.ts'
import type { ClaimedMail } from '../email/outbox.ts'
import { type MailText, renderHtml, renderText } from '../email/render-mail.ts'
import { confirmUrl, unsubscribeUrl } from './newsletter-urls.ts'
import { confirmableHours, type NewsletterMail } from './subscriptions.ts'

type MailedSite = Pick<ServedSite, 'name' | 'origin' | 'base' | 'newsletterAction'>

/** Renders the message of an outbox row. Returns undefined for a kind that the newsletter doesn't have. */
export function renderNewsletterMail(site: MailedSite, row: ClaimedMail): Mail | undefined {
  if (!isNewsletterMail(row.kind)) return undefined
  const { subject, text, unsubscribe } = contents[row.kind](site, row.secret)
  return {
    id: row.mail_id,
    to: row.recipient,
    subject,
    text: renderText(text),
    html: renderHtml(text),
    ...(unsubscribe !== undefined && { unsubscribe }),
  }
}

const isNewsletterMail = (kind: string): kind is NewsletterMail => Object.hasOwn(contents, kind)

interface Content {
  subject: string
  text: MailText
  unsubscribe?: string
}

/** Content of each kind of message, with the token of its link. */
const contents: Readonly<Record<NewsletterMail, (site: MailedSite, token: string) => Content>> = {
  confirm: confirmation,
  welcome(site, token) {
    const title = `You are subscribed to the ${site.name} newsletter`
    const paragraphs = ['Thanks for confirming. The next issue will be sent to this address.']
    return withUnsubscribe(site, token, { name: site.name, title, paragraphs, notes: [] })
  },
  'already subscribed'(site, token) {
    const title = `You are already subscribed to the ${site.name} newsletter`
    const paragraphs = [
      'Someone, probably you, entered this address in the newsletter form. It is already subscribed, so there is nothing to do.',
    ]
    return withUnsubscribe(site, token, { name: site.name, title, paragraphs, notes: [] })
  },
}

function confirmation(site: MailedSite, token: string): Content {
  const { name, origin, base } = site
  const place = new URL(base, origin).href
  const text = {
    name,
    title: `Confirm your subscription to the ${name} newsletter`,
    paragraphs: [
      `Someone, probably you, entered this address in the newsletter form at ${place}`,
      `To subscribe, open this page and press the button. The link works once and expires in ${confirmableHours} hours.`,
    ],
    button: { url: confirmUrl(site, token), label: 'Confirm subscription' },
    notes: [
      'If this was not you, ignore this email. The address will not be subscribed and will be deleted.',
    ],
  }
  return { subject: text.title, text }
}

function withUnsubscribe(site: MailedSite, token: string, text: MailText): Content {
  const unsubscribe = unsubscribeUrl(site, token)
  return {
    subject: text.title,
    text: { ...text, link: { url: unsubscribe, label: 'Unsubscribe' } },
    unsubscribe,
  }
}
