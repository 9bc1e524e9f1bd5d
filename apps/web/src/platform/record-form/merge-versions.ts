import { getAt, isSame, leafPaths, setAt } from './paths.ts'

export type Clash = { path: string; mine: unknown; theirs: unknown }
export type Merge<V> = {
  /** Theirs with every change of mine that nobody else touched. */
  merged: V
  /** Changed by both, differently: a person chooses. */
  clashes: Clash[]
  /** Changed only by the other one: taken over. */
  taken: string[]
}

/** Two people changed one record: what goes together is put together, the rest is a choice and never an overwrite. */
export function mergeVersions<V extends object>(base: V, mine: V, theirs: V): Merge<V> {
  const paths = [...new Set([base, mine, theirs].flatMap((version) => leafPaths(version)))]
  const clashes: Clash[] = []
  const taken: string[] = []
  let merged = theirs
  for (const path of paths) {
    const [before, my, their] = [getAt(base, path), getAt(mine, path), getAt(theirs, path)]
    if (isSame(my, their)) continue
    if (isSame(my, before)) taken.push(path)
    else if (isSame(their, before)) merged = setAt(merged, path, my)
    else clashes.push({ path, mine: my, theirs: their })
  }
  return { merged, clashes, taken }
}

/** The merge after the choices. */
export const settle = <V extends object>({ merged, clashes }: Merge<V>, keepsMine: (path: string) => boolean): V =>
  clashes.reduce((values, { path, mine }) => (keepsMine(path) ? setAt(values, path, mine) : values), merged)
