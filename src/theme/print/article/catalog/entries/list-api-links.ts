import type { ArticleContext } from '../../../../../shared/output/render-module.ts'
import type { ApiLinkProps } from '../../CatalogLinks.tsx'
import { splitNames } from './catalog-texts.ts'

/** Lists links to the operations whose API documents name a command (`x-cli`) or a call of the SDK (`x-sdk`). */
export function listApiLinks(
  field: 'cli' | 'sdk',
  name: string,
  { catalog, operationUrl }: ArticleContext,
): ApiLinkProps[] {
  return Object.values(catalog.get('operations')?.rows ?? {})
    .filter((row) => splitNames(row[field]).includes(name))
    .map(({ api, name: id, method, path }) => ({
      method: String(method),
      path: String(path),
      url: operationUrl(String(api), String(id)),
    }))
}
