/** Event of the document in `docent dev`: an edit changed pages. It's canceled by the scripts that update the open page. */
export const editEvent = 'docent:edit'
