/** Event of the document in a preview: an edit changed pages. It's canceled by the scripts that update the open page. */
export const editEvent = 'docent:edit'
