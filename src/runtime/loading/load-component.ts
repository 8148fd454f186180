import type { ComponentType } from 'react'

/** Imports a module whose default export is a component. */
export type ComponentLoader<Props> = () => Promise<{ default: ComponentType<Props> }>

/** Components that are fetched with the first page that needs them, by name. */
export interface LazyComponents<Name extends string, Props> {
  loaders: Readonly<Partial<Record<Name, ComponentLoader<Props>>>>
  /** Components that can be rendered at once. */
  loaded: Map<Name, ComponentType<Props>>
}

/** Loads a component, whether or not it has been fetched before. */
export async function loadComponent<Name extends string, Props>(
  { loaders }: LazyComponents<Name, Props>,
  name: Name,
): Promise<ComponentType<Props>> {
  const load = loaders[name]
  if (load === undefined) throw new Error(`There is no page component "${name}".`)
  const module: { default?: ComponentType<Props> } = await load()
  if (!isComponent(module.default)) {
    throw new Error(`The page component "${name}" has no default export and cannot render.`)
  }
  return module.default
}

/** Loads a component before it is rendered: the server's pages and the first page of a visit have no spinner. */
export async function prepareComponent<Name extends string, Props>(
  components: LazyComponents<Name, Props>,
  name: Name,
): Promise<void> {
  const { loaded } = components
  if (!loaded.has(name)) loaded.set(name, await loadComponent(components, name))
}

/** Loads all components, for the server. */
export async function prepareAllComponents<Name extends string, Props>(
  components: LazyComponents<Name, Props>,
): Promise<void> {
  const names = Object.keys(components.loaders) as Name[]
  await Promise.all(names.map((name) => prepareComponent(components, name)))
}

function isComponent<Component>(value: Component | undefined): value is Component {
  // Components that `memo` returns are objects.
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}
