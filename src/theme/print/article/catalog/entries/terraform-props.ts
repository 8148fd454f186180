import { fillMessage } from '../../../../../shared/messages/fill-message.ts'
import type { ArticleContext } from '../../../../../shared/output/render-module.ts'
import { createArticleMessages } from '../create-article-messages.ts'
import { listGuides } from '../list-guides.ts'
import { dropEmptyColumns, selectRows } from '../select-rows.ts'
import type { TerraformSchemaProps } from './TerraformSchema.tsx'

/**
 * Creates the props of `<TerraformSchema>`: arguments and attributes of a resource, or of the data source with that
 * name.
 */
export function createTerraformProps(
  name: string,
  kind: unknown,
  context: ArticleContext,
): TerraformSchemaProps {
  const wantedKind = kind ?? 'resource'
  const table = (id: string): TerraformSchemaProps['arguments'] => {
    const filter = { of: name, kind: String(wantedKind) }
    const { title, columns, rows } = selectRows(context.catalog.get(id), { filter, columns: undefined })
    return dropEmptyColumns({
      title: fillMessage(createArticleMessages(context).tableOf, { title, name }),
      columns,
      rows,
    })
  }
  return {
    arguments: table('terraform-arguments'),
    attributes: table('terraform-attributes'),
    guides: wantedKind === 'resource' ? listGuides('terraform', name, context) : [],
  }
}
