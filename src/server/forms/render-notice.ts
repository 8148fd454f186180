import { getNoticeTemplatePath, noticePlaceholders } from '../../shared/forms/notice-template.ts'
import type { SiteHeaders } from '../../shared/output/server/server-manifest.ts'
import { escapeHtml } from '../../shared/text/escape-html.ts'
import { addBase } from '../../shared/urls.ts'
import type { FindFile } from '../file-response.ts'
import type { CommentField, Notice, NoticeForm, RenderNotice } from './notice.ts'

/** The site whose shell notices use. */
export interface NoticeSite {
  base: string
  headers: SiteHeaders
  findFile: FindFile
}

/** Creates the function that renders notices with the template of the build. */
export function createNoticeRenderer({ base, headers, findFile }: NoticeSite): RenderNotice {
  return async (notice) => {
    const template =
      (await findFile(getNoticeTemplatePath(notice.locale), [])) ??
      (await findFile(getNoticeTemplatePath(), []))
    const body = renderBody(notice, base)
    const html =
      template === undefined
        ? renderPlainDocument(notice, body)
        : fillTemplate(new TextDecoder().decode(template.bytes), notice.title, body)
    return new Response(html, {
      status: notice.status,
      headers: {
        ...headers.all,
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'same-origin',
        'X-Robots-Tag': 'noindex',
      },
    })
  }
}

/** Starts the JSON that the browser reads of the page. Its text is escaped for JSON rather than HTML. */
const viewStart = '<script type="application/json" id="docent-view">'

function fillTemplate(template: string, title: string, body: string): string {
  const at = template.indexOf(viewStart)
  const html = at === -1 ? template : template.slice(0, at)
  const view = template.slice(html.length)
  // Uses functions because `$&` in a text isn't a pattern. The title is replaced last, because the body may contain
  // text from the reader.
  const page = html
    .split(noticePlaceholders.body)
    .map((part) => part.replaceAll(noticePlaceholders.title, () => escapeHtml(title)))
    .join(body)
  const json = JSON.stringify(title).slice(1, -1).replaceAll('<', '\\u003c')
  return page + view.replaceAll(noticePlaceholders.title, () => json)
}

/** Renders a page for a site that was built by a version without a template. */
function renderPlainDocument({ title }: Notice, body: string): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">`,
    `<title>${escapeHtml(title)}</title></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
    '',
  ].join('\n')
}

function renderBody({ text, form, link }: Notice, base: string): string {
  return [
    ...text.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...(form === undefined ? [] : [renderForm(form, base)]),
    ...(link === undefined
      ? []
      : [
          `<p><a class="button" href="${escapeHtml(isLocalPath(link.path) ? addBase(base, link.path) : base)}">${escapeHtml(link.label)}</a></p>`,
        ]),
  ].join('')
}

function renderForm({ action, fields, button, comment }: NoticeForm, base: string): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return [
    `<form class="answer-form" method="post" action="${escapeHtml(isLocalPath(action) ? action : base)}">`,
    ...hidden,
    ...(comment === undefined ? [] : [renderCommentField(comment)]),
    `<button class="button button-primary">${escapeHtml(button)}</button></form>`,
  ].join('')
}

function renderCommentField({ label, hint, maxLength, text }: CommentField): string {
  // The parser drops the first line break after the tag.
  const value = `\n${escapeHtml(text)}`
  return [
    `<label class="comment-label">${escapeHtml(label)}`,
    `<textarea class="comment-field" name="comment" rows="4" maxlength="${maxLength}" required aria-describedby="comment-hint">${value}</textarea></label>`,
    `<p class="comment-hint" id="comment-hint">${escapeHtml(hint)}</p>`,
  ].join('')
}

/** Whether a path leads to this site. Browsers read some paths as other hosts; those lead to the home page instead. */
const isLocalPath = (path: string): boolean => path.startsWith('/') && !/^\/[/\\]|[\p{Cc}\\]/u.test(path)
