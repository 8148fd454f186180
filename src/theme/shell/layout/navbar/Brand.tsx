import type { ReactNode } from 'react'
import type { SiteView } from '../../../../shared/site/site-view.ts'

/**
 * Link to the home page: a logo that includes the name (it has a text), or a symbol (the logo or a letter) and the
 * name.
 */
export function Brand({ brand }: Pick<SiteView, 'brand'>): ReactNode {
  const { logo, name, homeUrl } = brand
  return (
    <a className="brand" href={homeUrl}>
      {logo === undefined ? (
        <span className="brand-mark" aria-hidden="true">
          {name.charAt(0)}
        </span>
      ) : (
        <>
          <img className="logo-light" src={logo.src} alt={logo.alt} width={logo.width} height={logo.height} />
          <img
            className="logo-dark"
            src={logo.srcDark}
            alt={logo.alt}
            width={logo.width}
            height={logo.height}
          />
        </>
      )}
      {(logo === undefined || logo.alt === '') && name}
    </a>
  )
}
