import { Fragment, type ReactNode } from 'react'

/** Longer parts, in characters, may break anywhere, because they wouldn't fit on a line of a small phone. */
const unbrokenLength = 30

/** A path or URL that breaks only after slashes, with its `{parameters}` marked. */
export function UrlText({ text }: { text: string }): ReactNode {
  return splitUrl(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span className={part.length > unbrokenLength ? undefined : 'address-part'}>
        {part.split(/(\{[^}]*\})/).map((piece, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces are never reordered
          piece.startsWith('{') ? <var key={place}>{piece}</var> : piece,
        )}
      </span>
    </Fragment>
  ))
}

/** Splits a URL after its slashes: `/nodes/{node_id}/` → `/nodes/`, `{node_id}/`. The scheme stays with the host. */
export const splitUrl = (address: string): string[] =>
  address.match(/^(?:[a-z][a-z\d+.-]*:\/\/|\/)[^/]*\/?|[^/]+\/?|\//gi) ?? []
