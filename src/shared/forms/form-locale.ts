/** Parameter in the URLs of forms, and of links in emails, with the locale of the reader. */
export const localeParameter = 'locale'

/** Adds the reader's locale to the URL that a form posts to. The default one needs none. */
export const addFormLocale = (
  action: string,
  locale: string | undefined,
  [first]: readonly { id: string }[],
): string =>
  locale === undefined || locale === first?.id ? action : `${action}?${localeParameter}=${locale}`
