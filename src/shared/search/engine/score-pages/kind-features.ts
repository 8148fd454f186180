import { indexedKinds, indexedTypes } from '../index-format.ts'
import type { QueryIntent } from './query-intent.ts'

const findKind = (kind: (typeof indexedKinds)[number]): number => indexedKinds.indexOf(kind)
const findType = (type: (typeof indexedTypes)[number]): number => indexedTypes.indexOf(type)
const [operation, faq, release] = [findKind('operation'), findKind('faq'), findKind('release')]
const [reference, tutorial, overview] = [findType('reference'), findType('tutorial'), findType('overview')]
const problemTypes: readonly (number | undefined)[] = [findType('troubleshooting'), findType('faq')]
const definitions: readonly (number | undefined)[] = [findType('overview'), findType('concept')]

/** Measures of how well the kind of a section fits a query. */
export const kindFeatureNames = [
  'isNamedReference',
  'isTutorial',
  'isDefinition',
  'isOperation',
  'isNamedOperation',
  'isQuestion',
  'isAskedQuestion',
  'isRelease',
  'isAskedRelease',
  'isCalledOperation',
  'isSentenceOperation',
  'isSentenceReference',
  'isShortOverview',
  'isProblemPage',
] as const

type KindFeatures = Record<(typeof kindFeatureNames)[number], number>

interface SectionKind {
  /** Index in `indexedKinds`. */
  kind: number | undefined
  /** Index in `indexedTypes`, of the page. */
  type: number | undefined
}

/** Computes the features of a section's kind. `wordCount` is the number of words that count. */
export function computeKindFeatures(
  { kind, type }: SectionKind,
  intent: QueryIntent,
  wordCount: number,
): KindFeatures {
  const isSentence = !intent.hasName && (intent.isQuestion || wordCount > 4)
  const flag = (isTrue: boolean): number => (isTrue ? 1 : 0)
  return {
    isNamedReference: flag(type === reference && intent.hasName),
    isTutorial: flag(type === tutorial),
    isDefinition: flag(intent.isDefinition && definitions.includes(type)),
    isOperation: flag(kind === operation),
    isNamedOperation: flag(kind === operation && intent.hasName),
    isQuestion: flag(kind === faq),
    isAskedQuestion: flag(kind === faq && intent.isQuestion),
    isRelease: flag(kind === release),
    isAskedRelease: flag(kind === release && intent.isHistory),
    isCalledOperation: flag(kind === operation && intent.isCall),
    isSentenceOperation: flag(kind === operation && isSentence),
    isSentenceReference: flag(type === reference && isSentence),
    isShortOverview: flag(type === overview && wordCount < 3),
    isProblemPage: flag(intent.isProblem && isSentence && (kind === faq || problemTypes.includes(type))),
  }
}
