import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Notice } from '../../src/server/forms/notice.ts'
import type { NewsletterOptions } from '../../src/server/newsletter/routes/newsletter-context.ts'
import { createNewsletterRoutes } from '../../src/server/newsletter/routes/newsletter-routes.ts'
import { startNewsletterOutbox } from '../../src/server/newsletter/start-newsletter-outbox.ts'
import type { OpenStorage } from '../../src/server/storage/open-storage.ts'
import type { ServerManifest } from '../../src/shared/output/server/server-manifest.ts'
import { escapeHtml } from '../../src/shared/text/escape-html.ts'

export const site: ServerManifest = {
  base: '/help/',
  origin: 'https://docs.example',
  name: 'Cloud & Co',
  build: 'test',
  newsletterAction: '/help/_/newsletter',
  headers: { all: {}, immutable: {}, immutablePaths: [] },
}

/** Prints a notice as minimal HTML. */
export async function printNotice({ status, title, text, form, link }: Notice): Promise<Response> {
  const fields = Object.entries(form?.fields ?? {}).map(
    ([name, value]) => `<input name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  const lines = [
    `<h1>${escapeHtml(title)}</h1>`,
    ...text.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...(form === undefined
      ? []
      : [`<form action="${form.action}">${fields.join('')}<button>${form.button}</button></form>`]),
    ...(link === undefined ? [] : [`<a href="${link.path}">${escapeHtml(link.label)}</a>`]),
  ]
  return new Response(lines.join('\n'), { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/** A newsletter server that sends immediately, and writes its emails to files. */
export interface NewsletterServer {
  app: Hono
  emails(): string[]
  stop(): Promise<void>
}

interface NewsletterServerOptions extends Partial<NewsletterOptions> {
  /** Settings of email. Without any, emails are files. */
  environment?: Readonly<Record<string, string | undefined>>
}

/** Starts the newsletter over a storage. One page represents the site. */
export function startNewsletter(
  storage: OpenStorage,
  folder: string,
  { environment = {}, ...more }: NewsletterServerOptions = {},
): NewsletterServer {
  const outbox = startNewsletterOutbox({
    site: () => ({ ...site, ...more.site }),
    storage,
    data: folder,
    environment,
    pace: { claim: 300, idle: 200, retry: 100 },
    now: more.now ?? (() => new Date()),
  })
  const routes = createNewsletterRoutes({
    site,
    storage,
    renderNotice: printNotice,
    onEmailQueued: outbox.wake,
    ...more,
  })
  const app = new Hono().route('/', routes).get('*', (context) => context.text('A page'))
  return { app, emails: () => readEmails(folder), stop: outbox.stop }
}

/** The messages that were sent, as they are in their files. */
export function readEmails(folder: string): string[] {
  const outbox = join(folder, 'outbox')
  if (!existsSync(outbox)) return []
  return readdirSync(outbox)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
}

/** The token in the link of a message. */
export function readLinkToken(mail: string): string {
  // Quoted-printable: `=` at the end of a line joins lines, `=3D` is an equals sign.
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  return text.match(/[?&]token=([\w.-]+)/)?.[1] ?? ''
}

/** Who a message is for. */
export const readRecipient = (mail: string): string => mail.match(/^To: (.*)$/m)?.[1]?.trim() ?? ''
