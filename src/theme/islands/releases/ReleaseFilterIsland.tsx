import { type ReactNode, useEffect, useState } from 'react'
import { ReleaseFilter } from './ReleaseFilter.tsx'

interface ReleaseFilterIslandProps {
  areas: { id: string; label: string }[]
}

const flag = 'product'

/** Filter of release notes, synchronized with the query parameter `product`. */
export function ReleaseFilterIsland({ areas }: ReleaseFilterIslandProps): ReactNode {
  const [area, setArea] = useState('')
  useEffect(() => {
    const read = (): void => {
      const wanted = new URLSearchParams(location.search).get(flag) ?? ''
      setArea(areas.some(({ id }) => id === wanted) ? wanted : '')
    }
    read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [areas])
  useEffect(() => filterReleases(area), [area])
  const choose = (next: string): void => {
    setArea(next)
    const url = new URL(location.href)
    if (next === '') url.searchParams.delete(flag)
    else url.searchParams.set(flag, next)
    history.replaceState(history.state, '', url)
  }
  return <ReleaseFilter areas={areas} area={area} onArea={choose} />
}

/** Hides the release notes of other areas, and years without any. An empty area shows all. */
function filterReleases(area: string): void {
  for (const release of document.querySelectorAll<HTMLElement>('.release')) {
    release.hidden = area !== '' && release.dataset.area !== area
  }
  for (const year of document.querySelectorAll<HTMLElement>('.release-year')) {
    year.hidden = year.querySelector('.release:not([hidden])') === null
  }
}
