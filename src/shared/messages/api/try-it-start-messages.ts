/** Messages of the form to try a request that its button shows, before the form is there. */
export const tryItStartMessages = {
  tryItOpen: 'Try it',
  tryItLoadFailed: "The form couldn't be loaded. Check your connection and reload the page.",
}
