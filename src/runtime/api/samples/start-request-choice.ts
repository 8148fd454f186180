type ChoiceWriter = typeof import('./apply-request-choice.ts')

let writer: ChoiceWriter | undefined

/** Loads the code for choices between credentials and between media types. Few readers choose. */
export async function loadChoiceWriter(): Promise<ChoiceWriter> {
  writer ??= await import('./apply-request-choice.ts')
  return writer
}

/** Shows new content as the reader has chosen on other pages. */
export const showRequestChoices = (content: ParentNode): void => writer?.showChoices(content)

/** Follows the buttons that choose credentials and the media type of a body. */
export function startRequestChoice(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener(
    'change',
    async ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.dataset.requestChoice === undefined) return
      try {
        const { followChoice } = await loadChoiceWriter()
        followChoice(target)
      } catch (error) {
        console.warn("Samples can't follow the choice.", error)
      }
    },
    { signal },
  )
}
