/** Returns the fields as the form itself would send them, with the pressed button if it has a name. */
export function readFormFields(form: HTMLFormElement, button: HTMLElement | null = null): URLSearchParams {
  const texts = [...new FormData(form, button)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return new URLSearchParams(texts)
}
