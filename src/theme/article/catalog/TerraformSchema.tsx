import type { ReactNode } from 'react'
import { useArticleTexts } from '../useArticleTexts.ts'
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
  const { messages } = useArticleTexts()
  return (
    <>
      {taken.rows.length > 0 && (
        <>
          <p>
            <strong>{messages.terraformArguments}</strong>
          </p>
          <CatalogTable catalog={taken} />
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
