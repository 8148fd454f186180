import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { createPortal, flushSync } from 'react-dom'
import { isPlainClick } from '../../../../runtime/dom/plain-click.ts'
import { canPrefetch } from '../../../../runtime/loading/prefetch-policy.ts'
import { progress } from '../../../../runtime/navigation/page-progress.ts'
import { captureTyping, releaseTyping } from '../../../../runtime/search/opener/capture-typing.ts'
import { isSearchShortcut } from '../../../../runtime/search/opener/is-search-shortcut.ts'
import type { SiteView } from '../../../../shared/site/site-view.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { SearchDialogProps, SearchOpening } from '../../search/dialog/SearchDialog.tsx'
import { useMessages } from '../../useMessages.ts'
import { clickBySpace } from '../click-by-space.ts'

interface OpenDialog {
  Dialog: ComponentType<SearchDialogProps>
  opening: SearchOpening
}

/**
 * Link that looks like a search box and opens the search dialog, by click or by key. Without a script, or if the dialog
 * can't be loaded, it opens the search page.
 */
export function SearchOpener({ site, url }: { site: SiteView; url: string }): ReactNode {
  const messages = useMessages()
  const link = useRef<HTMLAnchorElement>(null)
  const [open, setOpen] = useState<OpenDialog>()
  const show = async (given?: { text: string; area: string | undefined }): Promise<void> => {
    if (open !== undefined || focusSearchPage()) return
    captureTyping(messages.searchDocs)
    progress.start()
    const module = await loadSearch().catch((error: unknown) => {
      console.warn("Couldn't load the search dialog. Opening the search page instead.", error)
    })
    progress.done()
    const typed = releaseTyping()
    const text = (given?.text ?? '') + typed.text
    if (module === undefined) return location.assign(`${url}?${new URLSearchParams({ q: text })}`)
    module.prepareEngine()
    const opening = { text, area: given?.area, opener: typed.opener }
    // Synchronously, so that no key press is lost between the two fields.
    flushSync(() => setOpen({ Dialog: module.SearchDialog, opening }))
  }
  useSearchShortcut(() => show())
  useSearchForms(prepareSearch, show)
  const click = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    show()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: without a script it has to be a link */}
      <a
        ref={link}
        className="search-link"
        href={url}
        role="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        data-early=""
        data-search=""
        onPointerEnter={prepareSearch}
        onFocus={prepareSearch}
        onClick={click}
        onKeyDown={clickBySpace}
      >
        <Icon name="search" />
        <span>{messages.searchDocs}</span>
      </a>
      {open !== undefined &&
        createPortal(
          <open.Dialog
            site={site}
            searchUrl={url}
            opening={open.opening}
            onClose={() => setOpen(undefined)}
          />,
          document.body,
        )}
    </>
  )
}

/** Focuses the field of the search page, if that is the current page. Returns whether it is. */
function focusSearchPage(): boolean {
  const field = document.querySelector<HTMLInputElement>('[data-search-page] input')
  field?.select()
  field?.focus()
  return field !== null
}

const loadSearch = (): Promise<typeof import('../../search/dialog/dialog-module.ts')> =>
  import('../../search/dialog/dialog-module.ts')

/** Loads the dialog and the engine when the reader focuses or hovers over the search. */
function prepareSearch(): void {
  if (!canPrefetch()) return
  loadSearch().then(
    (module) => module.prepareEngine(),
    () => undefined,
  )
}

/** Calls `open` when the reader presses a search shortcut. */
function useSearchShortcut(open: () => void): void {
  const openNow = useEffectEvent(open)
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isSearchShortcut(event) || event.defaultPrevented) return
      event.preventDefault()
      openNow()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

/** Makes the search boxes of articles open the dialog. The script is loaded when the first one receives focus. */
function useSearchForms(
  prepare: () => void,
  open: (given: { text: string; area: string | undefined }) => void,
): void {
  const openNow = useEffectEvent(open)
  useEffect(() => {
    const onFocus = ({ target }: Event): void => {
      const form = target instanceof Element ? target.closest<HTMLFormElement>('[data-search-box]') : null
      if (form === null) return
      prepare()
      import('../../../../runtime/search/opener/follow-search-form.ts').then(
        ({ followSearchForm }) => followSearchForm(form, (given) => openNow(given)),
        // The form still submits to the search page.
        () => undefined,
      )
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [prepare])
}
