/** The work of a piece of code, in steps that don't depend on the machine. */
export interface Work {
  /** Upper limit of the characters that regular expressions have read. */
  steps: number
  /** The regular expression with the most steps, and how long its text was. */
  worst: { pattern: string; length: number; steps: number }
}

const methods = [Symbol.match, Symbol.replace, Symbol.search, Symbol.split] as const

type Method = (this: RegExp, text: string, ...rest: unknown[]) => unknown

/**
 * Runs code and counts what its regular expressions may do at most: one that can look at a text once takes a step for each
 * character; any other may begin at each character, and takes the square.
 */
export async function countWork(run: () => Promise<unknown>): Promise<Work> {
  const calls: [pattern: RegExp, length: number][] = []
  const { prototype } = RegExp
  const originals = [...methods, 'exec' as const].map(
    (name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const,
  )
  let isCounted = false
  for (const [name, descriptor] of originals) {
    const original: Method = descriptor?.value
    const counting: Method = function (text, ...rest) {
      if (isCounted) return original.call(this, text, ...rest)
      calls.push([this, String(text).length])
      // The others call `exec`, perhaps for each match.
      isCounted = true
      try {
        return original.call(this, text, ...rest)
      } finally {
        isCounted = false
      }
    }
    Object.defineProperty(prototype, name, { ...descriptor, value: counting })
  }
  try {
    await run()
  } finally {
    for (const [name, descriptor] of originals) Object.defineProperty(prototype, name, descriptor ?? {})
  }
  const work: Work = { steps: 0, worst: { pattern: '', length: 0, steps: 0 } }
  for (const [pattern, length] of calls) addCall(work, pattern, length)
  return work
}

function addCall(work: Work, pattern: RegExp, length: number): void {
  const steps = isLinear(pattern) ? length : length ** 2
  work.steps += steps
  if (steps > work.worst.steps) work.worst = { pattern: String(pattern), length, steps }
}

/** Characters, classes and counts that take as much time in any text. */
const constant = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\{\d+(?:,\d+)?\}/g
/** `*`, `+`, `{2,}`: as much as there is. */
const endless = /[*+]|\{\d+,\}/g

/**
 * Whether a regular expression looks at a text once: it repeats nothing; or it repeats one thing, and begins only at the
 * start, or ends with it, so that it can't fail after a long match. Others may look at it once too, but this much is certain.
 */
export function isLinear({ source, flags }: RegExp): boolean {
  const plain = source.replace(constant, 'c')
  const repeats = plain.match(endless)?.length ?? 0
  if (repeats === 0) return true
  if (repeats > 1 || plain.includes('|')) return false
  return (plain.startsWith('^') && !flags.includes('m')) || /^[^$]*(?:[*+]|\{\d+,\})\)?$/.test(plain)
}
