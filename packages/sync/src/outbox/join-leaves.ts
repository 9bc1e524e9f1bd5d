import { applyLeaves, isNames, type Leaves, leafAt } from '@ramplight/domain/sync/leaves'

export type ChangedLeaves = { set: Leaves; base: Leaves | undefined }

const isAbove = (path: string, other: string) => other.startsWith(`${path}.`)

/**
 * Two changes of one record as one. The later value stands; the base stays what the person saw when they first changed the leaf.
 * `base` undefined: the first one creates the record, and so does the result.
 * Invariant: no path of the result is the beginning of another one, whatever the two held.
 */
export function joinLeaves(first: ChangedLeaves, later: { set: Leaves; base: Leaves }): ChangedLeaves {
  let joined = first
  for (const [path, value] of Object.entries(later.set)) joined = joinLeaf(joined, path, value, later.base)
  return joined
}

function joinLeaf({ set, base }: ChangedLeaves, path: string, value: unknown, seen: Leaves): ChangedLeaves {
  const above = Object.keys(set).find((other) => isAbove(other, path))
  if (above) return { set: { ...set, [above]: leafInto(set[above], path.slice(above.length + 1), value) }, base }
  if (path in set) return { set: { ...set, [path]: value }, base }
  const below = Object.keys(set).filter((other) => isAbove(path, other))
  const without = (leaves: Leaves) => Object.fromEntries(Object.entries(leaves).filter(([other]) => !below.includes(other)))
  const firstSeen = below.reduce((whole, other) => leafInto(whole, other.slice(path.length + 1), leafIn(base, other)), leafIn(seen, path))
  return {
    set: { ...without(set), [path]: value },
    base: base && { ...without(base), ...(firstSeen === undefined ? {} : { [path]: firstSeen }) },
  }
}

const leafInto = (whole: unknown, path: string, value: unknown): unknown => applyLeaves(isNames(whole) ? whole : {}, { [path]: value })
const leafIn = (leaves: Leaves | undefined, path: string): unknown => (leaves && path in leaves ? leaves[path] : undefined)

/** What the person saw at these paths; a leaf that was not there is left out. */
export const baseOf = (seen: Record<string, unknown>, set: Leaves): Leaves =>
  Object.fromEntries(
    Object.keys(set).flatMap((path) => {
      const value = leafAt(seen, path)
      return value === undefined ? [] : [[path, value]]
    }),
  )
