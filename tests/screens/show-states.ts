import type { Page } from '@playwright/test'

/** Components that respond to a reader, by the name of a row and a selector of the first one on the page. */
type Components = Readonly<Record<string, string>>

export const guideComponents: Components = {
  'Navbar item': '.navbar-item',
  'Menu of the navbar': 'button.navbar-item',
  'Primary button': '.navbar-button',
  'Icon button': '.color-mode',
  'Sidebar page': '.sidebar-link:not(.sidebar-category, [aria-current])',
  'Sidebar category': '.sidebar-category',
  'Current page': '.sidebar-link[aria-current]',
  Breadcrumb: '.breadcrumbs a',
  'Page actions': 'button.page-action',
  Contents: '.toc .toc-link',
  Link: '.article p > a:not([class])',
  Tab: '.tab[aria-selected="false"]',
  'Selected tab': '.tab[aria-selected="true"]',
  Card: 'a.card',
  Term: '.term',
  Button: '.feedback .button',
  Tag: '.tag',
  'Previous page': '.pager-link',
  'Row of a table': '.table-wrap tbody tr',
}

const states = ['rest', 'hover', 'focus', 'busy'] as const

/**
 * Replaces the page by a sheet of its components in all states. Each is a copy within copies of its ancestors, so that
 * the same rules style it.
 */
export async function showStates(page: Page, components: Components): Promise<void> {
  const missing = await page.evaluate(createSheet, { components, states: [...states] })
  if (missing.length > 0) throw new Error(`The page has no ${missing.join(', no ')}.`)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const force = async (state: string, forcedPseudoClasses: string[]): Promise<void> => {
    const selector = `[data-state="${state}"]`
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
    for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })
  }
  await force('hover', ['hover'])
  await force('focus', ['focus', 'focus-visible', 'focus-within'])
}

interface SheetInput {
  components: Components
  states: string[]
}

/** Runs in the page. Returns the names of components that it doesn't have. */
function createSheet({ components, states }: SheetInput): string[] {
  const sheet = document.createElement('section')
  sheet.style.cssText =
    'display:grid;grid-template-columns:10rem repeat(4,minmax(0,1fr));gap:20px 24px;padding:24px'
  const addText = (text: string): void => {
    const line = document.createElement('p')
    line.textContent = text
    sheet.append(line)
  }
  const copy = (element: Element, state: string): Element => {
    const component = element.cloneNode(true) as HTMLElement
    component.dataset.state = state
    if (state === 'busy') component.ariaDisabled = 'true'
    let whole: Element = component
    for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      const ancestor = at.cloneNode(false) as HTMLElement
      ancestor.style.cssText = 'display:contents!important'
      ancestor.append(whole)
      whole = ancestor
    }
    return whole
  }
  for (const text of ['', ...states]) addText(text)
  const missing: string[] = []
  for (const [name, selector] of Object.entries(components)) {
    const element = document.querySelector(selector)
    if (element === null) missing.push(name)
    else {
      addText(name)
      for (const state of states) {
        const cell = document.createElement('div')
        const canHave = state !== 'busy' || element.matches('.button')
        if (canHave) cell.append(copy(element, state))
        sheet.append(cell)
      }
    }
  }
  document.body.replaceChildren(sheet)
  return missing
}
