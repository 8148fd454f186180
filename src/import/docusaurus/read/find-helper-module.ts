import { toString as getText } from 'mdast-util-to-string'
import * as visiting from 'unist-util-visit'
import * as visitingParents from 'unist-util-visit-parents'
import { isObject, mapValues } from '../../../shared/read-unknown.ts'

/** A module that is a function and has functions as properties. */
const createModule = (main: (...args: never[]) => unknown, fields: object): object =>
  Object.assign(main, fields, { default: main })

/** Merges the fields of objects, and joins lists, as the settings of a shared configuration need. */
const merge = (...values: unknown[]): unknown => values.reduce(mergeTwo)

function mergeTwo(first: unknown, second: unknown): unknown {
  if (Array.isArray(first) && Array.isArray(second)) return first.concat(second)
  if (!isObject(first) || !isObject(second)) return second ?? first
  return { ...first, ...mapValues(second, (value, key) => mergeTwo(first[key], value)) }
}

const joinNames = (): string => ''

const helperModules: Readonly<Record<string, unknown>> = {
  'unist-util-visit': createModule(visiting.visit.bind(undefined), visiting),
  'unist-util-visit-parents': createModule(visitingParents.visitParents.bind(undefined), visitingParents),
  'mdast-util-to-string': createModule(getText.bind(undefined), { toString: getText }),
  'tailwind-merge': { twMerge: joinNames, twJoin: joinNames },
  'class-variance-authority': { cva: () => joinNames, cx: joinNames },
  'webpack-merge': createModule(merge, { merge }),
  deepmerge: createModule(merge, {}),
  classnames: createModule(joinNames, {}),
}

const logPackage = /(?:^|\/)(?:logger|chalk|debug|picocolors|colors|kleur|consola)$/
/** Functions that print nothing, at any depth: `logger.info.bold()`. */
const noLog: object = new Proxy(joinNames, {
  has: () => true,
  get(target, name): unknown {
    if (name === '__esModule') return true
    const isOwn = typeof name === 'symbol' || name in target
    return isOwn ? Reflect.get(target, name) : name === 'then' ? undefined : noLog
  },
})

const iconPackage = /\bicons?\b|lucide|feather|fontawesome/i
const noIcons = new Proxy(
  {},
  {
    has: () => true,
    get(_, name) {
      if (name === '__esModule') return true
      return typeof name === 'symbol' || name === 'then' ? undefined : () => null
    },
  },
)

/**
 * Returns the replacement of a module that isn't installed: functions that most Markdown plugins need, functions that name styles or
 * write logs, and icons of components, which aren't drawn. Undefined for any other module.
 */
export const findHelperModule = (name: string, isComponent = true): unknown =>
  helperModules[name] ??
  (isComponent && iconPackage.test(name) ? noIcons : logPackage.test(name) ? noLog : undefined)
