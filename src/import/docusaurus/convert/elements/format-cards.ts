interface CardContent {
  title: string
  href: string | undefined
  description?: string | undefined
}

/** Formats cards. Most lead to pages. */
export function formatCards(pages: readonly CardContent[]): string {
  if (pages.length === 0) return ''
  const cards = pages.map(
    ({ title, href, description = '' }) =>
      `<Card title={${JSON.stringify(title)}}${href === undefined ? '' : ` href="${href}"`}>${description.replace(/\s+/g, ' ').replace(/[<{*_`$[\]]/g, '\\$&')}</Card>`,
  )
  return ['<Cards>', ...cards, '</Cards>'].join('\n')
}
