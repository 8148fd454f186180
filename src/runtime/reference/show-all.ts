import { onVisible } from '../on-visible.ts'
import { parseHtml } from '../trusted-html.ts'
import { loadGroup } from './load-content.ts'
import { fillText, prepareWhenAlive, type ReferencePage } from './reference-page.ts'
import { showSampleLanguage } from './sample-choice.ts'

/**
 * Appends every group to the view, one after another, so that the browser's own search finds everything. Between groups
 * the browser gets its turn; what is far from the screen is not laid out (`content-visibility`). `isCurrent` says whether
 * the reader still wants it.
 */
export async function showAll(page: ReferencePage, isCurrent: () => boolean): Promise<void> {
  const { view, texts, catalog } = page
  const status = document.createElement('p')
  status.className = 'reference-progress'
  status.setAttribute('role', 'status')
  view.append(status)
  const ends: (() => void)[] = []
  page.endContent = () => {
    for (const end of ends) end()
  }
  for (const [position, group] of catalog.groups.entries()) {
    status.textContent = fillText(texts.loadingGroups, { count: position + 1, total: catalog.groups.length })
    const { article } = await loadGroup(page, group)
    await nextTurn()
    if (!isCurrent()) return
    const section = createSection(group.name, article)
    view.append(section)
    for (const operation of section.querySelectorAll<HTMLElement>('[data-operation]'))
      ends.push(prepareLater(page, operation))
  }
  status.textContent = fillText(texts.loadedGroups, { count: catalog.operations.length })
}

function createSection(name: string, html: string): HTMLElement {
  const section = document.createElement('section')
  const heading = document.createElement('h2')
  heading.className = 'reference-group-title'
  heading.textContent = name
  const fields = parseHtml(html)
  showSampleLanguage(fields)
  section.append(heading, fields)
  return section
}

/** Thousands of code blocks and forms come to life only where the reader is. */
function prepareLater(page: ReferencePage, operation: HTMLElement): () => void {
  let end = (): void => undefined
  const cancel = onVisible(operation, () => {
    end = prepareWhenAlive(page, operation)
  })
  return () => {
    cancel()
    end()
  }
}

/** Lets the browser draw and listen. */
const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
