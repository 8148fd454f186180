import type { ReactNode } from 'react'
import { writeItem } from '../../../runtime/storage/storage.ts'
import { storageKeys } from '../../../runtime/storage/storage-keys.ts'
import { useStoredItem } from '../../../runtime/storage/useStoredItem.ts'
import type { ShellView } from '../../../shared/site/page.ts'
import type { VersionView } from '../../../shared/site/site-view.ts'
import { NavbarMenu } from './NavbarMenu.tsx'

interface VersionMenuProps {
  versions: VersionView[]
  view: ShellView
}

/** A menu that is called like the version of the page, or else like the one that its reader chose last. */
export function VersionMenu({ versions, view }: VersionMenuProps): ReactNode {
  const [preferred] = useStoredItem(storageKeys.preferredVersion)
  const shownName = view.version?.name ?? preferred
  const version = versions.find(({ name }) => name === shownName) ?? versions.find(({ isLast }) => isLast)
  return (
    <NavbarMenu label={version?.label ?? ''} icon={undefined}>
      <VersionLinks versions={versions} view={view} className="menu-item" />
    </NavbarMenu>
  )
}

/** This page in each version, or the page that readers of the version should start with. The choice is remembered. */
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
            onClick={() => writeItem(storageKeys.preferredVersion, name)}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
