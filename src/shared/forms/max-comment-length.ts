/** Maximum characters of a comment, as browsers count them in a text field. */
export const maxCommentLength = 1000
