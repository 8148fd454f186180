import { useEffect, useEffectEvent } from 'react'

/** Makes the search boxes of articles open the dialog. The script is loaded when the first one receives focus. */
export function useSearchForms(
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
