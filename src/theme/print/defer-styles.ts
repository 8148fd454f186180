/** A tag until its style attribute. Text has no `<`. */
const styleAttribute = /(<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*?) style=/gi

/** Packages that make style sheets in scripts print them, too, and make them again in the browser if they're missing. */
const styleElement = /<style\b[^>]*>[^<]*<\/style>/g

/** Renames the style attributes of HTML and removes its style elements, which the Content-Security-Policy blocks. */
export const deferStyles = (html: string): string =>
  html.replace(styleElement, '').replace(styleAttribute, '$1 data-style=')
