/** The answer that a reader looks for, by the form of the query. */
export interface QueryIntent {
  /** Whether it's a question. */
  isQuestion: boolean
  /** Whether it asks what something is. */
  isDefinition: boolean
  /** Whether it has a name as machines write it: a flag, a path, an identifier, JSON. */
  hasName: boolean
  /** Whether it's the call of an operation, `GET /nodes/`, or wants one: `list nodes over HTTP`. */
  isCall: boolean
  /** Whether it asks when something was new. */
  isHistory: boolean
  /** Whether it describes something that doesn't work. */
  isProblem: boolean
}

const questionWords =
  /^(?:how|what|why|who|when|where|which|can|do|does|is|are|should|will|may)\b|\?$|\b(?:how (?:to|do|can|many|much)|difference|why|what)\b/
// cspell:ignore announc deprecat didn doesn introduc releas
const problemWords =
  /\b(?:not|no|never|cannot|can'?t|won'?t|isn'?t|doesn'?t|didn'?t|unable|error|errors|fail\w*|denied|refused|rejected|timed? ?out|timeout|stuck|broken|missing|lost|wrong|why|slow|down|blocked|problem|trouble|issue)\b/
const namePattern = /(?:^|\s)[-/]|\p{Ll}\p{Lu}|[_/{}]|[\p{L}\p{N}]\.[\p{L}\p{N}]/u

const pathPattern = /^(?:(?:get|post|put|patch|delete)\s+)?\//i
/** A method in capitals needs no path: `DELETE key`. */
const methodPattern = /^(?:GET|POST|PUT|PATCH|DELETE)\s+\S/

/** Words of programs. `HTTPS` is about websites, and `an API key` about keys. */
const httpPattern =
  /\b(?:(?:by|over|via|with|through|using|per)(?: the| an?)? (?:rest|http|api|json)(?! (?:key|token))|curl|(?:json|request) body|(?:rest|api|http) (?:calls?|operations?|requests?))\b/

const historyPattern =
  /\b(?:since when|when (?:was|were|did)\b.* (?:announc|deprecat|introduc|launch|releas)\w*|what'?s new|changelog)\b/

export function getQueryIntent(query: string): QueryIntent {
  const text = query.trim()
  const folded = text.toLowerCase()
  return {
    isQuestion: questionWords.test(folded),
    isDefinition: /^what(?:'s| is| are)\b/.test(folded),
    hasName: namePattern.test(query),
    isCall: pathPattern.test(text) || methodPattern.test(text) || httpPattern.test(folded),
    isHistory: historyPattern.test(folded),
    isProblem: problemWords.test(folded),
  }
}
