/** Elements that descriptions may contain, with their attributes. Everything else is shown as text. */
export const allowedElements: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', ['href', 'title']],
  ['img', ['src', 'alt']],
  ['td', ['colspan', 'rowspan']],
  ['th', ['colspan', 'rowspan']],
  ['ol', ['start']],
  ['details', ['open']],
  ['abbr', ['title']],
  ...[
    'b blockquote br caption cite code dd del dfn div dl dt em h1 h2 h3 h4 h5 h6 hr i ins kbd li mark p pre q s samp',
    'small span strong sub summary sup table tbody tfoot thead tr u ul var',
  ]
    .join(' ')
    .split(' ')
    .map((name): [string, string[]] => [name, []]),
])
