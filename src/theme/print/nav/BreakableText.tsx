import { Fragment, type ReactNode } from 'react'

/** Words up to this length, in characters, fit on a line of the contents. */
const unbrokenLength = 24

/** A text whose long names break after dots and underscores only: `Client.get_result_of_request`. */
export function BreakableText({ text }: { text: string }): ReactNode {
  const longest = Math.max(...text.split(' ').map((word) => word.length))
  if (longest <= unbrokenLength) return text
  return text.split(/(?<=\w[._])(?=\w)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
