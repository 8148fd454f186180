// Phrases of courtesy in several languages. cspell:ignore dont alguien anticipada ayuda ayudarme bitte bonjour buen buenas buenos danke días favor gracias grüße guten guys hallo hilfe hola koennen können madam merci mich morgen plait pls plz puede quelqu quisiera saludos svp tag tardes uns veuillez vous
import { foldWord } from './fold-word.ts'

/** Words that are never about a subject. */
const courtesyWords: ReadonlySet<string> = new Set(
  (
    'hi hello hey dear sir sirs madam mam please pls plz kindly thanks thank thankyou regards urgent urgently asap guys folks ' +
    'hola gracias saludos bitte danke hallo bonjour merci svp veuillez ' +
    'कृपया नमस्ते धन्यवाद'
  ).split(' '),
)

/** Joins each start of a list with each end. */
const combine = (starts: string, ends: string): string[] =>
  starts.split(', ').flatMap((start) => ends.split(', ').map((end) => `${start} ${end}`))

const askers = 'can you, could you, can someone, can anyone, can somebody, could someone'
const nouns = 'steps, process, procedure, way, method, details, information'

/** Phrases that ask, and say nothing about the subject. */
const courtesyPhrases: readonly string[][] = [
  ...combine('hi, hello, dear, hey', 'team, support team, support, all, there, friends, customer care'),
  ...combine('good', 'morning, afternoon, evening, day, night'),
  ...combine('help, assist, guide, show, teach, advise, explain, explain to, inform, send, give', 'me, us'),
  ...combine('tell', 'me, us'),
  ...combine(askers, 'help, explain, check, assist, guide, share, provide, look into, advise, suggest'),
  ...combine(askers, 'tell'),
  ...combine('share the, share, know the, what is the, get the, find the', nouns),
  ...combine(nouns, 'of, for, to').flatMap((phrase) => [phrase, `the ${phrase}`]),
  ...combine(
    'need, want, require, would like, looking for',
    'help, some help, urgent help, your help, assistance, your assistance, guidance, support, your support, someone',
  ),
  ...combine(
    'want to, need to, like to, wanted to, trying to, looking to, wish to, have to, would like to, planning to',
    'know, understand, check, ask, confirm, find out, see, do, get',
  ),
  ...combine('want, need, like, trying, looking, wish, have, tried, planning', 'to'),
  ...(
    'let me know, let us know, step by step, best way, easiest way, right way, correct way, best approach, ' +
    'is there any, is there a, any way, a way, any option, option available, any idea, any ideas, no idea, ' +
    'not sure, dont know, do not know, do i know, is it possible, it possible, be possible, am not able, ' +
    'are not able, not able to, unable to, tried everything, nothing works, in advance, at the earliest, ' +
    'as soon as possible, as possible, right now, i have a question, i have one question, have a doubt, ' +
    'quick question, one question, question about, question regarding, with regard to, regarding, ' +
    'requesting, i request, we request, just wanted, i am new here, new here, where to start, ' +
    'where to begin, my manager, my boss, my colleague, my company, our company, since yesterday, ' +
    'since morning, since today, from yesterday, how many, difference between, the difference, por favor, ' +
    'por que, me puede, puede ayudarme, buenos dias, buenas tardes, guten tag, guten morgen, konnen sie, ' +
    's il vous plait'
  ).split(', '),
].map((phrase) => phrase.split(' '))

/** Verbs that are courtesy where a long query begins or ends: "… are gone, kindly advise". */
const edgeWords: ReadonlySet<string> = new Set(
  'advise advice assist assistance clarify confirm elaborate explain guide guidance help inform recommend share suggest'.split(
    ' ',
  ),
)
/** Shorter queries may be about such a verb. */
const minWordsWithEdges = 6

/** Returns whether each word of a query is courtesy. */
export function findCourtesy(words: readonly string[]): boolean[] {
  const flags = words.map((word) => courtesyWords.has(word))
  for (const phrase of courtesyPhrases) {
    for (let at = 0; at + phrase.length <= words.length; at++)
      if (phrase.every((part, offset) => words[at + offset] === part))
        flags.fill(true, at, at + phrase.length)
  }
  if (words.length >= minWordsWithEdges) {
    flagEdge(words, flags, [...words.keys()])
    flagEdge(words, flags, [...words.keys()].reverse())
  }
  return flags
}

/** Marks courtesy from one end of a query up to the subject. */
function flagEdge(words: readonly string[], flags: boolean[], order: readonly number[]): void {
  for (const at of order) {
    if (!flags[at] && !edgeWords.has(words[at] ?? '')) return
    flags[at] = true
  }
}

/** Normalizes a word as typed: `Don't,` → `dont`. */
export const foldTyped = (word: string): string =>
  foldWord(word.replace(/['’]/g, '').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
