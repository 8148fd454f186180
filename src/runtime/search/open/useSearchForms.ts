import { useEffect, useEffectEvent } from 'react'

/**
 * Lets the search boxes of articles open the dialog: they are forms, which need no script, and what is typed into one goes on
 * in the dialog, with results at once. Only the box itself keeps the focus to come back to.
 */
export function useSearchForms(
  prepare: () => void,
  open: (given: { text: string; area: string | undefined }) => void,
): void {
  const openNow = useEffectEvent(open)
  useEffect(() => {
    const onFocus = ({ target }: Event): void => {
      if (boxOf(target) !== undefined) prepare()
    }
    const onInput = ({ target }: Event): void => {
      const field = boxOf(target)
      if (field === undefined || field.value === '') return
      const area = field.form?.elements.namedItem('area')
      const text = field.value
      field.value = ''
      openNow({ text, area: area instanceof HTMLInputElement ? area.value : undefined })
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener('input', onInput)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('input', onInput)
    }
  }, [prepare])
}

function boxOf(target: EventTarget | null): HTMLInputElement | undefined {
  return target instanceof HTMLInputElement && target.form?.dataset.searchBox !== undefined
    ? target
    : undefined
}
