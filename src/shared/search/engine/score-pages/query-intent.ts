/** The answer that a reader looks for, by the form of the query. */
export interface QueryIntent {
  /** Whether it's a question. */
  isQuestion: boolean
  /** Whether it asks what something is. */
  isDefinition: boolean
  /** Whether it has a name as machines write it: a flag, a path, an identifier, JSON. */
  hasName: boolean
  /** Whether it's the call of an operation: `GET /nodes/`. */
  isCall: boolean
  /** Whether it describes something that doesn't work. */
  isProblem: boolean
}

const questionWords =
  /^(?:how|what|why|who|when|where|which|can|do|does|is|are|should|will|may)\b|\?$|\b(?:how (?:to|do|can|many|much)|difference|why|what)\b/
// cspell:ignore doesn didn
const problemWords =
  /\b(?:not|no|never|cannot|can'?t|won'?t|isn'?t|doesn'?t|didn'?t|unable|error|errors|fail\w*|denied|refused|rejected|timed? ?out|timeout|stuck|broken|missing|lost|wrong|why|slow|down|blocked|problem|trouble|issue)\b/
const namePattern = /(?:^|\s)[-/]|\p{Ll}\p{Lu}|[_/{}]|[\p{L}\p{N}]\.[\p{L}\p{N}]/u

const pathPattern = /^(?:(?:get|post|put|patch|delete)\s+)?\//i
/** A method in capitals needs no path: `DELETE key`. */
const methodPattern = /^(?:GET|POST|PUT|PATCH|DELETE)\s+\S/

export const getQueryIntent = (text: string): QueryIntent => ({
  isQuestion: questionWords.test(text.toLowerCase().trim()),
  isDefinition: /^what(?:'s| is| are)\b/.test(text.toLowerCase().trim()),
  hasName: namePattern.test(text),
  isCall: pathPattern.test(text.trim()) || methodPattern.test(text.trim()),
  isProblem: problemWords.test(text.toLowerCase()),
})
