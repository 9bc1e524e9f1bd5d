/** A file that the bundler would make. `pages`: who needs it. `set`: for whom it is; only files of one set go together. */
export type Chunk = { name: string; set: string | null; size: number; imports: readonly string[]; pages: ReadonlySet<string> }

/** How the sets begin of what no portal has for itself. None of it needs a file of a portal. */
export const EVERYBODYS = 'everybody'

type Group = { members: Chunk[]; set: string | null; size: number; pages: Set<string> }

/**
 * Puts small files together, so that as few bytes as possible go to pages that do not need them, and never so that two files would
 * need each other: which one a browser runs first would be left to chance. The result is in an order in which each group imports
 * only what stands before it. `set: null` stays as it is.
 */
export function mergeChunks(chunks: readonly Chunk[], worthAFile: (set: string) => number): Chunk[][] {
  const groupOf = new Map<string, Group>()
  for (const chunk of chunks) {
    const group = { members: [chunk], set: chunk.set, size: chunk.size, pages: new Set(chunk.pages) }
    groupOf.set(chunk.name, group)
  }
  const importsOf = (group: Group) =>
    new Set(group.members.flatMap(({ imports }) => imports.flatMap((name) => groupOf.get(name) ?? [])).filter((other) => other !== group))
  const leadsTo = (from: Iterable<Group>, to: Group) => {
    const seen = new Set<Group>()
    const waiting = [...from]
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      if (next === to) return true
      if (seen.has(next)) continue
      seen.add(next)
      waiting.push(...importsOf(next))
    }
    return false
  }
  /** Whether one reaches the other through a third: together they would need the third, and it them. */
  const wouldCircle = (a: Group, b: Group) =>
    leadsTo(
      [...importsOf(a)].filter((next) => next !== b),
      b,
    ) ||
    leadsTo(
      [...importsOf(b)].filter((next) => next !== a),
      a,
    )

  const groups = () => [...new Set(groupOf.values())]
  const done = new Set<Group>()
  const smallest = () =>
    groups()
      .filter((group) => group.set !== null && group.size < worthAFile(group.set) && !done.has(group))
      .toSorted((a, b) => a.size - b.size)[0]
  for (let small = smallest(); small; small = smallest()) {
    const group = small
    const partner = groups()
      .filter((other) => other !== group && other.set === group.set)
      .toSorted((a, b) => waste(group, a) - waste(group, b))
      .find((other) => !wouldCircle(group, other))
    if (!partner) {
      done.add(group)
      continue
    }
    for (const chunk of group.members) groupOf.set(chunk.name, partner)
    partner.members.push(...group.members)
    partner.size += group.size
    for (const page of group.pages) partner.pages.add(page)
    // What had no partner may have one now.
    done.clear()
  }

  const ordered = new Set<Group>()
  const place = (group: Group) => {
    if (ordered.has(group)) return
    for (const before of importsOf(group)) place(before)
    ordered.add(group)
  }
  // A barrel that was shaken away still takes along what it names: what is everybody's is placed before a portal's file could take it.
  for (const group of groups().toSorted((a, b) => Number(isEverybodys(b)) - Number(isEverybodys(a)))) place(group)
  return [...ordered].map(({ members }) => members)
}

const isEverybodys = ({ set }: Group): boolean => set?.startsWith(EVERYBODYS) ?? false

/** Bytes that go to pages that do not need them. */
const waste = (a: Group, b: Group): number => a.size * without(b.pages, a.pages) + b.size * without(a.pages, b.pages)
const without = (pages: ReadonlySet<string>, others: ReadonlySet<string>): number => [...pages].filter((page) => !others.has(page)).length
