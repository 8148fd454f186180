/** A variable must be that much greater than another. */
export interface Distance {
  low: number
  high: number
  least: number
}

/** Two variables that should differ by that: the ends of a line that should be straight. */
export interface Spring {
  a: number
  b: number
  /** Wanted value of b − a. */
  offset: number
  weight: number
}

interface PlaceInput {
  start: readonly number[]
  /** Variables with springs. */
  layers: readonly (readonly number[])[]
  distances: readonly Distance[]
  springs: readonly Spring[]
  /** Variables that only keep others away, and follow them. */
  followers: readonly { index: number; follow: (values: readonly number[]) => number }[]
}

/** Rounds of approach, and of keeping the distances in each. */
const rounds = 60
const repairs = 40
const lastRepairs = 400
/** A line that bends by less is made straight. */
const slight = 18
/** Borders of groups are moved rather than what is in them. */
const followerEase = 4
/** Movements that nobody sees. */
const tiny = 0.02

/** Finds places with these distances at which lines are as straight as possible. */
export function placeItems({ start, layers, distances, springs, followers }: PlaceInput): number[] {
  const values = [...start]
  // Items with strong lines stay, and others make room: otherwise, everything would drift.
  const ease = values.map((_, index) => {
    const own = springs.filter(({ a, b }) => a === index || b === index)
    return (
      1 /
      Math.max(
        1,
        own.reduce((sum, { weight }) => sum + weight, 0),
      )
    )
  })
  for (const { index } of followers) ease[index] = followerEase
  const parts = layers.map((layer) =>
    layer.map((index) => ({ index, near: springs.filter(({ a, b }) => a === index || b === index) })),
  )
  const follow = (): void => {
    for (const { index, follow: read } of followers) values[index] = read(values)
  }
  const settle = (kept: readonly Distance[]): void => {
    for (let round = 0; round < rounds; round++) {
      const before = [...values]
      // The next layers follow one after its repair.
      for (const layer of round % 2 === 0 ? parts : parts.toReversed()) {
        for (const part of layer) approach(values, part)
        follow()
        keepDistances(values, kept, { ease, repairs })
      }
      if (values.every((value, index) => Math.abs(value - (before[index] ?? 0)) < tiny)) return
    }
  }
  settle(distances)
  const kept = straighten(values, { distances, springs, ease })
  settle(kept)
  keepDistances(values, kept, { ease, repairs: lastRepairs })
  follow()
  return values
}

/** Moves a value to where its lines would be straight, on average. */
function approach(values: number[], { index, near }: { index: number; near: readonly Spring[] }): void {
  let [weights, sum] = [0, 0]
  for (const { a, b, offset, weight } of near) {
    weights += weight
    sum += weight * (a === index ? (values[b] ?? 0) - offset : (values[a] ?? 0) + offset)
  }
  if (weights > 0) values[index] = sum / weights
}

interface StraightenInput {
  distances: readonly Distance[]
  springs: readonly Spring[]
  ease: readonly number[]
}

/** Fixes lines that are nearly straight, one after the other, if all distances can be kept. Returns all distances. */
function straighten(values: number[], { distances, springs, ease }: StraightenInput): Distance[] {
  const measure = ({ a, b, offset }: Spring): number => Math.abs((values[b] ?? 0) - (values[a] ?? 0) - offset)
  let kept = [...distances]
  const sorted = springs.toSorted((one, other) => other.weight - one.weight || measure(one) - measure(other))
  for (const spring of sorted) {
    if (measure(spring) > slight) continue
    const { a, b, offset } = spring
    const fixed = [...kept, { low: a, high: b, least: offset }, { low: b, high: a, least: -offset }]
    const tried = [...values]
    keepDistances(tried, fixed, { ease, repairs: lastRepairs })
    const isKept = fixed.every(({ low, high, least }) => (tried[high] ?? 0) - (tried[low] ?? 0) > least - 0.5)
    if (!isKept) continue
    kept = fixed
    for (const [index, value] of tried.entries()) values[index] = value
  }
  return kept
}

/** Moves values as little as possible so that they keep their distances. Followers are moved easily. */
function keepDistances(
  values: number[],
  distances: readonly Distance[],
  { ease, repairs: count }: { ease: readonly number[]; repairs: number },
): void {
  // Most of the time that a drawing takes is spent here, so the loop reads numbers side by side and no objects.
  const places = Float64Array.from(values)
  const eases = Float64Array.from(values, (_, index) => ease[index] ?? 1)
  const lows = Uint32Array.from(distances, ({ low }) => low)
  const highs = Uint32Array.from(distances, ({ high }) => high)
  const leasts = Float64Array.from(distances, ({ least }) => least)
  const forces = new Float64Array(distances.length)
  for (let repair = 0; repair < count; repair++) {
    let largest = 0
    for (let index = 0; index < forces.length; index++) {
      const low = lows[index] as number
      const high = highs[index] as number
      const [lowEase, highEase] = [eases[low] as number, eases[high] as number]
      const missing = (leasts[index] as number) - ((places[high] as number) - (places[low] as number))
      const force = Math.max(0, (forces[index] as number) + missing / (lowEase + highEase))
      const change = force - (forces[index] as number)
      if (change === 0) continue
      forces[index] = force
      places[high] = (places[high] as number) + change * highEase
      places[low] = (places[low] as number) - change * lowEase
      largest = Math.max(largest, Math.abs(change) * Math.max(lowEase, highEase))
    }
    if (largest < tiny) break
  }
  for (const [index, value] of places.entries()) values[index] = value
}
