import type { ReactNode } from 'react'
import { useArticleMessages } from '../../../../islands/useArticleMessages.ts'
import { CatalogTable } from '../CatalogTable.tsx'
import type { CatalogRows } from '../catalog-rows.ts'
import { type GuideLink, GuideLinks } from '../GuideLinks.tsx'

export interface TerraformSchemaProps {
  arguments: CatalogRows
  attributes: CatalogRows
  guides: GuideLink[]
}

/** Arguments and attributes of a Terraform resource or data source. */
export function TerraformSchema({
  arguments: argumentRows,
  attributes,
  guides,
}: TerraformSchemaProps): ReactNode {
  const { messages } = useArticleMessages()
  return (
    <>
      {argumentRows.rows.length > 0 && (
        <>
          <p>
            <strong>{messages.terraformArguments}</strong>
          </p>
          <CatalogTable catalog={argumentRows} />
        </>
      )}
      {attributes.rows.length > 0 && (
        <>
          <p>
            <strong>{messages.terraformAttributes}</strong>
          </p>
          <CatalogTable catalog={attributes} />
        </>
      )}
      <GuideLinks guides={guides} />
    </>
  )
}
