import type { ReactNode } from 'react'
import { CatalogTable } from './CatalogTable.tsx'
import type { CatalogRows } from './catalog-columns.ts'
import { type Guide, GuideLinks } from './GuideLinks.tsx'

export interface TerraformSchemaProps {
  arguments: CatalogRows
  attributes: CatalogRows
  guides: Guide[]
}

/** Arguments and attributes of a Terraform resource or data source. */
export function TerraformSchema({ arguments: taken, attributes, guides }: TerraformSchemaProps): ReactNode {
  return (
    <>
      {taken.rows.length > 0 && (
        <>
          <p>
            <strong>Arguments</strong>
          </p>
          <CatalogTable catalog={taken} />
        </>
      )}
      {attributes.rows.length > 0 && (
        <>
          <p>
            <strong>Attributes</strong>
          </p>
          <CatalogTable catalog={attributes} />
        </>
      )}
      <GuideLinks guides={guides} />
    </>
  )
}
