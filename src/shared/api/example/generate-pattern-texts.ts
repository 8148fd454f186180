import ret, { type Set as CharacterSet, type SetToken, type Token, type Tokens, types } from 'ret'

/** Longer texts help nobody, and a hostile pattern takes forever to reject them. */
const maxLength = 200
/** Groups in groups, and repetitions of nothing, take time without adding a character. */
const maxSteps = 1_000
/** Numbers of repetitions to try, within the limits of the pattern. */
const repetitions = [3, 1, 8, 16, 32]
/** Characters to choose from, the most readable first. */
const characters =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890-_.:/@+ ,;#=%&~!?*$()[]{}\'"\n\té你'

/** The package is a function, but its types describe a module that has one. */
const tokenize = ret as unknown as typeof ret.default

/** Generates texts that are likely to match a pattern. There are none for syntax that can't be read. */
export function generatePatternTexts(pattern: string): string[] {
  const root = readPattern(pattern)
  if (root === undefined) return []
  const texts = [0, 1, -1].flatMap((option) =>
    repetitions.map((count) => writeToken(root, { count, option, length: 0, steps: 0, groups: [] })),
  )
  return [...new Set(texts)].filter((text) => text.length <= maxLength)
}

function readPattern(pattern: string): Tokens | undefined {
  try {
    // Letters of all scripts are simplified.
    return tokenize(pattern.replace(/\\p\{[^}]*\}/g, '\\w'))
  } catch {
    return undefined
  }
}

interface WriteState {
  /** Number of times that something is repeated. */
  count: number
  /** Which alternative is written, counted from the end if it's negative. */
  option: number
  /** Number of characters so far. */
  length: number
  /** Number of tokens so far. */
  steps: number
  /** Texts of the groups so far, which the pattern can refer to. */
  groups: string[]
}

function writeToken(token: Tokens, state: WriteState): string {
  state.steps += 1
  if (isFull(state)) return ''
  switch (token.type) {
    case types.ROOT:
      return writeOption(token, state)
    case types.GROUP: {
      // An expression that only looks at the rest of the text writes nothing.
      if (token.followedBy === true || token.notFollowedBy === true) return ''
      const text = writeOption(token, state)
      if (token.remember) state.groups.push(text)
      return text
    }
    case types.CHAR:
      state.length += 1
      return String.fromCodePoint(token.value)
    case types.SET:
      state.length += 1
      return chooseCharacter(token, state.length - 1)
    case types.REPETITION:
      return repeatToken(
        token.value,
        Math.min(token.max ?? Infinity, Math.max(token.min, state.count)),
        state,
      )
    case types.REFERENCE:
      return state.groups[token.value - 1] ?? ''
    default:
      return ''
  }
}

function writeOption(
  { stack, options = [] }: { stack?: Token[]; options?: Token[][] },
  state: WriteState,
): string {
  const tokens = options.at(Math.min(state.option, options.length - 1)) ?? stack ?? []
  return tokens.map((token) => writeToken(token, state)).join('')
}

function repeatToken(token: Token, count: number, state: WriteState): string {
  let text = ''
  for (let index = 0; index < count && !isFull(state); index += 1) text += writeToken(token, state)
  return text
}

const isFull = ({ length, steps }: WriteState): boolean => length > maxLength || steps > maxSteps

/** Chooses a different character at each position, because a row of the same one reads like a mistake. */
function chooseCharacter(set: CharacterSet, position: number): string {
  const matches = [...characters].filter((character) => isInSet(character.codePointAt(0) ?? 0, set))
  // Letters and digits first, so that a name doesn't mix letters and signs.
  const letters = matches.filter((character) => /[a-z0-9]/.test(character))
  const list = letters.length > 0 ? letters : matches
  return list[position % list.length] ?? writeFirst(set.set[0])
}

const isInSet = (code: number, { set, not }: CharacterSet): boolean =>
  set.some((token) => isInToken(code, token)) !== not

function isInToken(code: number, token: SetToken): boolean {
  if (token.type === types.SET) return isInSet(code, token)
  if (token.type === types.RANGE) return code >= token.from && code <= token.to
  return code === token.value
}

/** Returns the first character of a range of another script. */
function writeFirst(token: SetToken | undefined): string {
  if (token?.type === types.RANGE) return String.fromCodePoint(token.from)
  return token?.type === types.CHAR ? String.fromCodePoint(token.value) : ''
}
