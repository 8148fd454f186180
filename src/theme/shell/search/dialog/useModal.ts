import { type RefObject, useLayoutEffect } from 'react'
import { subscribePage } from '../../../../runtime/stores/page-store.ts'

/**
 * Shows a dialog while it's mounted, and returns focus to `opener`. A page change closes it. Its style sheet reads the
 * height above a phone's keyboard from `--docs-visible-height`, because no CSS unit provides that on every phone.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, opener: Element | null): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return undefined
    const viewport = window.visualViewport
    const measure = (): void => {
      element.style.setProperty('--docs-visible-height', `${Math.round(viewport?.height ?? innerHeight)}px`)
    }
    measure()
    element.showModal()
    viewport?.addEventListener('resize', measure)
    const unsubscribe = subscribePage(() => element.close())
    return () => {
      viewport?.removeEventListener('resize', measure)
      unsubscribe()
      // When the dialog opened, focus was on the field that catches early key presses.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [dialog, opener])
}
