/** How the code of one language falls into tokens: enough for code that we write ourselves, in the browser too. */
export interface TokenRules {
  keywords: readonly string[]
  /** What a comment to the end of its line begins with. */
  comment: '#' | '//'
}
