import { decodePercent } from '../../shared/text/decode-percent.ts'
import { focusWithoutScroll } from '../dom/focus.ts'
import { fillSchemaRef, getAnchorPrefix, schemaRefs } from './fill-schema-refs.ts'

/** Marks the field that the address names; the style sheet draws it. */
const targetAttribute = 'data-field-target'

/** Shows the field that the hash names: `#createNode/body.network.vpc_id`. */
export function followFieldHash(
  root: HTMLElement,
  { api, signal }: { api: string; signal: AbortSignal },
): void {
  const follow = (): void => {
    const [id = '', ...anchor] = decodePercent(location.hash.slice(1)).split('/')
    const operation = anchor.length === 0 ? undefined : findById(root, id)
    const link = operation?.matches('.item-list > *') === true ? operation.querySelector('a') : null
    // Lists don't show fields. The pages of their operations and schemas do.
    if (link !== null) location.replace(link.href + location.hash)
    else if (operation !== undefined) showField(operation, { api, anchor: anchor.join('/') })
  }
  addEventListener('hashchange', follow, { signal })
  follow()
}

/**
 * Scrolls to a field of an operation, opens everything around it, and marks it. Schemas on the path are loaded as
 * needed. If the field no longer exists, the nearest one around it is shown.
 */
async function showField(
  operation: HTMLElement,
  { api, anchor }: { api: string; anchor: string },
): Promise<void> {
  const id = `${operation.id}/${anchor}`
  await loadSchemasTo(operation, { api, id })
  if (!operation.isConnected) return
  const field = findNearestField(operation, id)
  if (field === undefined) return
  for (
    let around = field.closest('details');
    around !== null;
    around = around.parentElement?.closest('details') ?? null
  )
    around.open = true
  for (const panel of listPanelsAround(field)) choosePanel(panel)
  for (const element of document.querySelectorAll(`[${targetAttribute}]`))
    element.removeAttribute(targetAttribute)
  field.setAttribute(targetAttribute, '')
  focusWithoutScroll(field)
  field.scrollIntoView()
}

const listPanelsAround = (field: Element): Element[] => {
  const panel = field.closest('.picker-panel')
  return panel?.parentElement == null ? [] : [panel, ...listPanelsAround(panel.parentElement)]
}

/** Presses the button that shows a panel. */
function choosePanel(panel: Element): void {
  const button = panel.previousElementSibling?.querySelector('input')
  if (button != null) button.checked = true
}

/** Loads the schemas that the anchor leads through, one inside another, until the field is there. */
async function loadSchemasTo(
  operation: HTMLElement,
  { api, id }: { api: string; id: string },
): Promise<void> {
  const triedElements = new Set<HTMLElement>()
  while (findById(operation, id) === undefined) {
    const next = [...operation.querySelectorAll<HTMLElement>(`${schemaRefs}:not([data-filled])`)].find(
      (details) => !triedElements.has(details) && id.startsWith(getAnchorPrefix(details)),
    )
    if (next === undefined) return
    triedElements.add(next)
    // Without the schema, the field around it is the nearest one.
    await fillSchemaRef(next, api)
  }
}

/** `createNode/body.network.vpc_id`, else `createNode/body.network`, else `createNode/body`. */
function findNearestField(operation: HTMLElement, id: string): HTMLElement | undefined {
  for (
    let name = id;
    name.length > operation.id.length + 1;
    name = name.slice(0, Math.max(0, name.lastIndexOf('.')))
  ) {
    const field = findById(operation, name)
    if (field !== undefined) return field
  }
  return undefined
}

const findById = (parent: HTMLElement, id: string): HTMLElement | undefined =>
  parent.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`) ?? undefined
