/** Functions of later versions that Node 20 lacks. Each program and each thread imports this file first. */

Map.groupBy ??= <K, T>(items: Iterable<T>, selectKey: (item: T, index: number) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>()
  let index = 0
  for (const item of items) {
    const key = selectKey(item, index++)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}

Object.groupBy ??= <K extends PropertyKey, T>(
  items: Iterable<T>,
  selectKey: (item: T, index: number) => K,
): Partial<Record<K, T[]>> => {
  const groups: Partial<Record<K, T[]>> = {}
  for (const [key, group] of Map.groupBy(items, selectKey)) groups[key] = group
  return groups
}

Promise.withResolvers ??= <T>(): PromiseWithResolvers<T> => {
  let resolve: PromiseWithResolvers<T>['resolve'] = () => undefined
  let reject: PromiseWithResolvers<T>['reject'] = () => undefined
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}

URL.parse ??= (url, base) => (URL.canParse(url, base) ? new URL(url, base) : null)

// Counts all threads, so that work that takes too long on a busy machine isn't always tried again.
process.threadCpuUsage ??= process.cpuUsage
