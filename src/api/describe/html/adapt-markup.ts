/** Notes as elements, which some vendors write. A name between backticks is an element that the text is about. */
const noteElement = /(?<!`)<(note|important|caution|tip|warning)(?:\s[^<>]*)?>([\s\S]*?)<\/\1>(?!`)/gi

/** The logo of a document (`x-logo`), with its link. */
const logo = /^(\[)?!\[((?:\\.|[^\]\\])*)\]\(<([^<>]*)>\)(?:\]\((<[^<>]*>)\))?\s*/

/**
 * Changes what readers would see as code: notes as elements become quotes, and the address of a logo that the policy
 * blocks is left out.
 */
export function adaptMarkup(text: string, isShown: (url: string) => boolean): string {
  const quoted = text.replace(noteElement, '<blockquote>$2</blockquote>')
  const [image, bracket, label = '', url = '', target] = logo.exec(quoted) ?? []
  const isWhole = (bracket === undefined) === (target === undefined)
  if (image === undefined || !isWhole || isShown(url)) return quoted
  const link = target === undefined || label === '' ? '' : `[${label}](${target})\n\n`
  return link + quoted.slice(image.length)
}
