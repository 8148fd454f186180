import { type RefObject, useLayoutEffect } from 'react'
import { subscribePage } from '../../../runtime/stores/page-store.ts'

/**
 * Shows a dialog as long as it is mounted, and gives the focus back to `opener`. Another page closes it. Its style sheet finds
 * the height above a phone's keyboard in `--docs-visible-height`, which no unit of CSS tells on every phone.
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
      // What had the focus when the dialog opened was the field that catches early letters.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [dialog, opener])
}
