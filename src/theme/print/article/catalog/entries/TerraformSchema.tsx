import { Fragment, type ReactNode } from 'react'
import { useArticleMessages } from '../../../../islands/useArticleMessages.ts'
import { CatalogTable } from '../CatalogTable.tsx'
import type { CatalogRows } from '../catalog-rows.ts'
import { EntryFacts } from './EntryFacts.tsx'
import { type GuideLink, listGuideFacts } from './list-guide-facts.tsx'

export interface TerraformSchemaProps {
  arguments: CatalogRows
  attributes: CatalogRows
  guides: GuideLink[]
}

/** Arguments and attributes of a Terraform resource or data source. */
export function TerraformSchema({ guides, ...tables }: TerraformSchemaProps): ReactNode {
  const { messages } = useArticleMessages()
  const titles = { arguments: messages.terraformArguments, attributes: messages.terraformAttributes }
  return (
    <>
      {(['arguments', 'attributes'] as const).map(
        (name) =>
          tables[name].rows.length > 0 && (
            <Fragment key={name}>
              <p>
                <strong>{titles[name]}</strong>
              </p>
              <CatalogTable catalog={tables[name]} />
            </Fragment>
          ),
      )}
      <EntryFacts facts={listGuideFacts(messages.usedIn, guides)} />
    </>
  )
}
