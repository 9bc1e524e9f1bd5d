type Tree = Record<string, unknown>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** `getAt(values, 'settings.payout.oneIn')`; a missing branch is undefined. */
export const getAt = (values: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (isTree(at) ? at[key] : undefined), values)

/** A copy with one leaf changed; branches that are missing are made, siblings stay the same objects. */
export function setAt<V>(values: V, path: string, value: unknown): V {
  const [key = '', ...rest] = path.split('.')
  const tree: Tree = isTree(values) ? values : {}
  return { ...tree, [key]: rest.length > 0 ? setAt(tree[key], rest.join('.'), value) : value } as V
}

/** Every leaf of a tree; a list is one leaf. */
export function leafPaths(values: unknown, path = ''): string[] {
  if (!isTree(values)) return path ? [path] : []
  return Object.keys(values).flatMap((key) => leafPaths(values[key], path ? `${path}.${key}` : key))
}

/** Nothing, null and an empty text are the same answer. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(blank(a)) === JSON.stringify(blank(b))
const blank = (value: unknown) => (value === undefined || value === null || value === '' ? null : value)

/** The top-level fields of `after` that differ, for a change that sends no more than it must. What was emptied is null. */
export function changedPart<V extends object>(before: V, after: V): Partial<V> {
  const entries = Object.entries(after).filter(([key, value]) => !isSame((before as Tree)[key], value))
  return Object.fromEntries(entries.map(([key, value]) => [key, blank(value)])) as Partial<V>
}
