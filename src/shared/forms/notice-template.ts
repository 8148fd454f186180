/**
 * Returns the path below the base URL of the page that the server fills in to respond to forms. The build writes one for
 * each locale; the default one has no name in its path.
 */
export const getNoticeTemplatePath = (locale?: string): string =>
  locale === undefined ? '/_/notice.html' : `/_/notice.${locale}.html`

/** Placeholders in the template for the title and for the content below it. */
export const noticePlaceholders = { title: 'docent-notice-title', body: 'docent-notice-body' }

/** URL of a notice in its view. A notice has none: it responds to a form and has the form's URL. */
export const noticeUrl = ''
