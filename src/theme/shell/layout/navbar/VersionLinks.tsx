import type { ReactNode } from 'react'
import { writeItem } from '../../../../runtime/storage/storage.ts'
import { preferredVersionKey } from '../../../../runtime/storage/storage-keys.ts'
import { useStoredItem } from '../../../../runtime/storage/useStoredItem.ts'
import type { ShellView } from '../../../../shared/site/page.ts'
import type { VersionView } from '../../../../shared/site/site-view.ts'
import { NavbarMenu } from './NavbarMenu.tsx'

interface VersionMenuProps {
  versions: VersionView[]
  view: ShellView
}

/** A menu labeled with the version of the page, or with the version that the reader chose last. */
export function VersionMenu({ versions, view }: VersionMenuProps): ReactNode {
  const [preferred] = useStoredItem(preferredVersionKey)
  const shownName = view.version?.name ?? preferred
  const version = versions.find(({ name }) => name === shownName) ?? versions.find(({ isLast }) => isLast)
  return (
    <NavbarMenu label={version?.label ?? ''} icon={undefined}>
      <VersionLinks versions={versions} view={view} className="menu-item" />
    </NavbarMenu>
  )
}

/** Links to this page in each version, or to the version's start page. The choice is stored. */
export function VersionLinks({
  versions,
  view,
  className,
}: VersionMenuProps & { className: string }): ReactNode {
  const currentName = view.version?.name
  return (
    <ul>
      {versions.map(({ name, label, url }) => (
        <li key={name}>
          <a
            className={className}
            href={name === currentName ? view.url : (view.version?.others[name] ?? url)}
            aria-current={name === currentName ? 'true' : undefined}
            onClick={() => writeItem(preferredVersionKey, name)}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
