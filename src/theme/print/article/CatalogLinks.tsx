import { Fragment, type ReactNode } from 'react'
import { MethodBadge } from '../../shell/search/MethodBadge.tsx'

export interface ApiLinkProps {
  method: string
  path: string
  /** URL of the page that documents the operation, if one exists. */
  url?: string | undefined
}

export interface CliLinkProps {
  command: string
  url?: string | undefined
}

interface NameLinkProps {
  name: string
  url?: string | undefined
}

/** An operation of an API, by method and path. */
export function ApiLink({ method, path, url }: ApiLinkProps): ReactNode {
  return renderLink(
    url,
    <code>
      <MethodBadge method={method} /> {breakPath(path)}
    </code>,
  )
}

/** Longer paths, in characters, may break after their slashes, because they don't fit on a line of a phone. */
const unbrokenLength = 24

const breakPath = (path: string): ReactNode =>
  path.length <= unbrokenLength
    ? path
    : path.split(/(?<=[^/]\/)(?=.)/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts are never reordered
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))

/** A command of the command-line tool. */
export function CliLink({ command, url }: CliLinkProps): ReactNode {
  return renderLink(url, <code>{command}</code>)
}

/** A resource or data source of the Terraform provider. */
export function TerraformLink({ name, url }: NameLinkProps): ReactNode {
  return renderLink(url, <code>{name}</code>)
}

/** A function, class, or method of the SDK. */
export function SdkLink({ name, url }: NameLinkProps): ReactNode {
  return renderLink(url, <code>{name}</code>)
}

function renderLink(url: string | undefined, name: ReactNode): ReactNode {
  return url === undefined ? name : <a href={url}>{name}</a>
}
