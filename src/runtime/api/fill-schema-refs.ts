import { getSchemaFile, type SchemaFragment } from '../../shared/api/api-files.ts'
import { formatFieldHash } from '../../shared/api/pages/hash-route.ts'
import { parseHtml } from '../dom/trusted-html.ts'
import { canPrefetch } from '../loading/prefetch-policy.ts'
import { restoreInnerDetails } from '../scrolling/restore-details.ts'
import { getServedPath, loadJson, prefetchJson } from './load-json.ts'

/** Selects elements that open the fields of a component schema. */
export const schemaRefs = 'details[data-schema]'

/** Puts the fields of a schema into its refs when the reader opens them. */
export function startSchemaRefs(
  root: HTMLElement,
  { api, signal }: { api: string; signal: AbortSignal },
): void {
  // A reader who points at one will probably open it.
  root.addEventListener(
    'pointerover',
    ({ target }) => {
      const details =
        target instanceof Element ? target.closest<HTMLElement>(`${schemaRefs} > summary`) : null
      const { schema, filled } = details?.parentElement?.dataset ?? {}
      if (schema === undefined || filled !== undefined || !canPrefetch()) return
      prefetchJson(getOperationPath(api, schema))
    },
    { passive: true, signal },
  )
  root.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches(schemaRefs)) return
      fillSchemaRef(target, api)
    },
    // Toggle events do not bubble, but they can be captured.
    { capture: true, signal },
  )
  // The browser may already have opened those that were open on the last visit.
  for (const details of root.querySelectorAll<HTMLElement>(`${schemaRefs}[open]`)) fillSchemaRef(details, api)
}

const getOperationPath = (api: string, schema: string): string => getServedPath(getSchemaFile(api, schema))

/** Loads the fields of a ref, once. If it fails, the link to the schema's page stays where the fields would be. */
export async function fillSchemaRef(details: HTMLElement, api: string): Promise<void> {
  const { schema, filled } = details.dataset
  if (schema === undefined || filled !== undefined) return
  details.setAttribute('aria-busy', 'true')
  try {
    const { html } = await loadJson<SchemaFragment>(getOperationPath(api, schema))
    if (details.dataset.filled !== undefined) return
    const fields = parseHtml(html)
    moveAnchors(fields, details)
    details.dataset.filled = ''
    details.replaceChildren(...details.querySelectorAll(':scope > summary'), fields)
    restoreInnerDetails(details)
  } catch (error) {
    console.warn('A schema could not be loaded.', error)
  } finally {
    details.removeAttribute('aria-busy')
  }
}

/** Prefix of the anchors of the fields below a ref: `createNode/body.network.`. */
export function getAnchorPrefix(details: HTMLElement): string {
  const { anchor = '' } = details.dataset
  const operation = details.closest<HTMLElement>('[data-operation]')
  const owner = operation?.id ?? details.closest('[id]')?.id.split('/')[0] ?? ''
  return anchor === '' ? `${owner}/` : `${owner}/${anchor}.`
}

/** Gives the anchors of a fragment, and the links to them, the prefix of this place. The fragment is printed once for all places. */
function moveAnchors(fields: DocumentFragment, details: HTMLElement): void {
  const prefix = getAnchorPrefix(details)
  const operation = details.closest<HTMLElement>('[data-operation]')
  // On the operation's page, the title has no link.
  const url = operation?.querySelector('.operation-head .heading-anchor')?.getAttribute('href') ?? ''
  for (const field of fields.querySelectorAll('[id]')) {
    // The part before the slash names the owner of the field, which is the schema.
    field.id = prefix + removeOwner(field.id)
    const address =
      operation === null
        ? `#${encodeURIComponent(field.id)}`
        : url + formatFieldHash(operation.id, removeOwner(field.id))
    field.querySelector(selfLinkSelector)?.setAttribute('href', address)
  }
  for (const inner of fields.querySelectorAll<HTMLElement>(schemaRefs))
    inner.dataset.anchor = (removeOwner(prefix) + (inner.dataset.anchor ?? '')).replace(/\.$/, '')
}

/** The link of a field to itself, the first one in it. */
const selfLinkSelector = 'a.field-name'

const removeOwner = (id: string): string => id.slice(id.indexOf('/') + 1)
