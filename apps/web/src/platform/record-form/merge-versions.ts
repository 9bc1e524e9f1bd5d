import { getAt, isSame, leafPaths, setAt } from './paths.ts'

type Part = { path: string; value: unknown }
/** `besides`: what goes wherever this field goes. */
export type Clash = { path: string; mine: unknown; theirs: unknown; besides?: readonly Part[] }
export type Merge<V> = {
  /** Theirs with every change of mine that nobody else touched. */
  merged: V
  /** Changed by both, differently: a person chooses. */
  clashes: Clash[]
  /** Changed only by the other one: taken over. */
  taken: string[]
  /** Both as they were. */
  mine: V
  theirs: V
}

const withParts = <V>(values: V, parts: readonly Part[]): V => parts.reduce((all, { path, value }) => setAt(all, path, value), values)

/**
 * Two people changed one record: what goes together is put together, the rest is a choice and never an overwrite. `together`:
 * fields that say one thing, so that never half of it is taken; a list of them is called by its first.
 */
export function mergeVersions<V extends object>(base: V, mine: V, theirs: V, together: readonly (readonly string[])[] = []): Merge<V> {
  const leaves = new Set([base, mine, theirs].flatMap((version) => leafPaths(version)))
  for (const path of together.flat()) leaves.delete(path)
  const clashes: Clash[] = []
  const taken: string[] = []
  let merged = theirs
  for (const fields of [...together, ...[...leaves].map((path) => [path])]) {
    const same = (a: V, b: V) => fields.every((path) => isSame(getAt(a, path), getAt(b, path)))
    const [path = '', ...others] = fields
    const parts = (of: V, paths: readonly string[]): Part[] => paths.map((one) => ({ path: one, value: getAt(of, one) }))
    if (same(mine, theirs)) continue
    if (same(mine, base)) taken.push(path)
    else if (same(theirs, base)) merged = withParts(merged, parts(mine, fields))
    else {
      const besides = others.length > 0 ? { besides: parts(mine, others) } : {}
      clashes.push({ path, mine: getAt(mine, path), theirs: getAt(theirs, path), ...besides })
    }
  }
  return { merged, clashes, taken, mine, theirs }
}

/** The merge after the choices. */
export const settle = <V extends object>({ merged, clashes }: Merge<V>, keepsMine: (path: string) => boolean): V =>
  clashes.reduce(
    (values, { path, mine, besides = [] }) => (keepsMine(path) ? withParts(values, [{ path, value: mine }, ...besides]) : values),
    merged,
  )
