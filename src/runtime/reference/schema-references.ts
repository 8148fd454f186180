import { type SchemaFragment, schemaFile } from '../../shared/reference/reference-files.ts'
import { parseHtml } from '../trusted-html.ts'
import { loadJson } from './json-files.ts'
import { servedPath } from './load-content.ts'

/** What opens to the fields of a component schema. */
export const schemaReferences = 'details[data-schema]'

/** Puts the fields of a schema into its references when the reader opens them. */
export function startSchemaReferences(
  root: HTMLElement,
  { api, signal }: { api: string; signal: AbortSignal },
): void {
  root.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches(schemaReferences)) return
      // The link to the schema's page stays where the fields would be.
      fillSchemaReference(target, api).catch((error: unknown) =>
        console.warn('A schema could not be loaded.', error),
      )
    },
    // Toggle events do not bubble, but they can be captured.
    { capture: true, signal },
  )
}

/** Loads the fields of a reference, once. */
export async function fillSchemaReference(details: HTMLElement, api: string): Promise<void> {
  const { schema, filled } = details.dataset
  if (schema === undefined || filled !== undefined) return
  details.setAttribute('aria-busy', 'true')
  try {
    const { html } = await loadJson<SchemaFragment>(servedPath(schemaFile(api, schema)))
    if (details.dataset.filled !== undefined) return
    const fields = parseHtml(html)
    moveAnchors(fields, details)
    details.dataset.filled = ''
    details.replaceChildren(...details.querySelectorAll(':scope > summary'), fields)
  } finally {
    details.removeAttribute('aria-busy')
  }
}

/** The part that anchors of fields below a reference begin with: `createNode/body.network.`. */
export function anchorPrefix(details: HTMLElement): string {
  const { anchor } = details.dataset
  const owner = details.closest('[data-operation]')?.getAttribute('data-operation') ?? ''
  if (anchor !== undefined) return `${owner}/${anchor}.`
  const above = details.closest('[id]')?.id ?? ''
  return above === owner ? `${owner}/` : `${above}.`
}

/** A fragment is printed once for all places: its anchors become those of this place. */
function moveAnchors(fields: DocumentFragment, details: HTMLElement): void {
  const prefix = anchorPrefix(details)
  const operation = details.closest<HTMLElement>('[data-operation]')
  const route = operation === null ? undefined : routeOf(operation)
  for (const field of fields.querySelectorAll('[id]')) {
    // Before the slash stands whose field it is, which is the schema.
    const own = field.id.slice(field.id.indexOf('/') + 1)
    const link = field.querySelector(`a[href$="${CSS.escape(own)}"]`)
    field.id = prefix + own
    const anchor = field.id.slice(field.id.indexOf('/') + 1)
    link?.setAttribute(
      'href',
      route === undefined ? `#${encodeURIComponent(field.id)}` : `${route}/${encodeURIComponent(anchor)}`,
    )
  }
  for (const inner of fields.querySelectorAll<HTMLElement>(`${schemaReferences}[data-anchor]`)) {
    const base = prefix.slice(prefix.indexOf('/') + 1)
    inner.dataset.anchor = base + inner.dataset.anchor
  }
}

/** The hash route of an operation, from the link to itself in its heading. */
function routeOf(operation: HTMLElement): string | undefined {
  const id = encodeURIComponent(operation.dataset.operation ?? '')
  const link = operation.querySelector<HTMLAnchorElement>(`a[href$="/${CSS.escape(id)}"]`)
  return link === null ? undefined : link.hash
}
