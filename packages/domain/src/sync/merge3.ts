/**
 * How two people's changes of one record become one, leaf by leaf. The device and the server use this same function.
 * Invariants: 1. nothing that nobody else touched is refused: `merge3(b, mine, b)` is mine, `merge3(b, b, theirs)` theirs.
 *             2. sent twice it changes nothing the second time: `merge3(b, mine, merge3(b, mine, theirs))` is the first result.
 *             3. changes of different leaves both survive, in whatever order they come.
 *             4. where both changed one leaf, what is there stays, and the other value is in `conflicts`: none is dropped.
 */
import { applyLeaves, asNames, canHoldLeaves, isNames, type Leaves, leafAt, namesOf, own, same } from './leaves.ts'

/**
 * How a leaf is merged, by its path; it holds for everything below the path too. What is not named is a scalar.
 * `set`: added and taken out, never a conflict. `list`: elements by their `_id`. `atomic`: one value, however deep.
 * `derived`: calculated by the server, whatever a device says. `unique`: a scalar that the server compares with other records.
 * `earliest`: a moment, or moments by name, each said by whoever saw it first: of two the earlier counts, and a moment that is taken
 * back does not take away another one that somebody else has said. Never a conflict: the record of changes has both.
 * `log`: events by their ids, which are never changed. Both sides' are kept.
 */
export type FieldKind = 'set' | 'list' | 'atomic' | 'derived' | 'unique' | 'earliest' | 'log'
export type FieldKinds = Readonly<Record<string, FieldKind>>

/** `beside`: what the change said of other fields that are only right with `mine`. It is decided with it. */
export type MergeConflict = { field: string; base: unknown; mine: unknown; theirs: unknown; beside?: Leaves }

export type Merged<Doc> = {
  doc: Doc
  /** Fields of the record (not paths) whose value is another one now: what has to be written. */
  changed: string[]
  /** Paths of the change whose value is in `doc` now, also when it was there already. */
  taken: string[]
  conflicts: MergeConflict[]
}

/**
 * Puts a change over a record as it is now. `set`: the leaves that were changed. `base`: what the person saw in each of them.
 */
export function merge3<Doc extends Record<string, unknown>>(
  current: Doc,
  { set, base = {} }: { set: Leaves; base?: Leaves | undefined },
  kinds: FieldKinds = {},
): Merged<Doc> {
  let doc = current
  const conflicts: MergeConflict[] = []
  const taken: string[] = []
  for (const [path, leaves] of gathered(current, { set, base }, kinds)) {
    const outcome = mergeLeaf(path, leaves, kinds)
    doc = applyLeaves(doc, { [path]: outcome.value })
    conflicts.push(...outcome.conflicts)
    if (!outcome.conflicts.length) taken.push(path)
  }
  const changed = [...new Set(taken.concat(conflicts.map(({ field }) => field)).map((path) => path.split('.')[0]!))]
  return { doc, changed: changed.filter((field) => !same(own(doc, field), own(current, field))), taken, conflicts }
}

type Three = { base: unknown; mine: unknown; theirs: unknown }
type Leaf = { value: unknown; conflicts: MergeConflict[] }

/** What is merged as one: each leaf by itself, leaves below an atomic path together, calculated ones not at all. */
function gathered(current: Record<string, unknown>, { set, base }: { set: Leaves; base: Leaves }, kinds: FieldKinds): Map<string, Three> {
  const found = new Map<string, Three>()
  for (const path of Object.keys(set)) {
    const [at, kind] = kindAbove(path, kinds)
    if (kind === 'derived') continue
    const whole = kind ? at : path
    const theirs = leafAt(current, whole)
    const known = found.get(whole) ?? { base: theirs, mine: theirs, theirs }
    const below = path.slice(whole.length + 1)
    found.set(whole, { theirs, base: placed(known.base, below, own(base, path)), mine: placed(known.mine, below, own(set, path)) })
  }
  return found
}
const placed = (whole: unknown, below: string, value: unknown): unknown =>
  below ? applyLeaves(isNames(whole) ? whole : {}, { [below]: value }) : value

function kindAbove(path: string, kinds: FieldKinds): [string, FieldKind | undefined] {
  const names = path.split('.')
  const at = names.map((_, index) => names.slice(0, index + 1).join('.')).find((beginning) => Object.hasOwn(kinds, beginning))
  return at === undefined ? [path, undefined] : [at, kinds[at]]
}

function mergeLeaf(path: string, { base, mine, theirs }: Three, kinds: FieldKinds): Leaf {
  if (same(mine, theirs) || same(mine, base)) return { value: theirs, conflicts: [] }
  if (same(theirs, base)) return { value: mine, conflicts: [] }
  return mergeBoth[kindAbove(path, kinds)[1] ?? 'scalar'](path, { base, mine, theirs }, kinds)
}

/** Both sides changed it, to different values. */
const mergeBoth: Record<FieldKind | 'scalar', (path: string, values: Three, kinds: FieldKinds) => Leaf> = {
  scalar: mergeNames,
  set: (_, values) => ({ value: mergeSet(values), conflicts: [] }),
  list: mergeList,
  atomic: keepTheirs,
  unique: keepTheirs,
  earliest: (_, values) => ({ value: mergeMoments(values), conflicts: [] }),
  log: (_, { mine, theirs }) => ({ value: { ...asNames(mine), ...asNames(theirs) }, conflicts: [] }),
  derived: (_, { theirs }) => ({ value: theirs, conflicts: [] }),
}

function keepTheirs(field: string, { base, mine, theirs }: Three): Leaf {
  return { value: theirs, conflicts: [{ field, base: base ?? null, mine: mine ?? null, theirs: theirs ?? null }] }
}

function mergeNames(path: string, values: Three, kinds: FieldKinds): Leaf {
  const { base = {}, mine, theirs } = values
  if (!isNames(base) || !isNames(mine) || !isNames(theirs) || !canHoldLeaves(path, base, mine, theirs)) return keepTheirs(path, values)
  const conflicts: MergeConflict[] = []
  let value = theirs
  for (const name of namesOf(theirs, mine, base)) {
    const inner = mergeLeaf(`${path}.${name}`, { base: own(base, name), mine: own(mine, name), theirs: own(theirs, name) }, kinds)
    value = applyLeaves(value, { [name]: inner.value })
    conflicts.push(...inner.conflicts)
  }
  return { value, conflicts }
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** What is there, with what one side put in and without what it took out. */
function mergeSet({ base, mine, theirs }: Three): unknown[] {
  const text = (element: unknown) => JSON.stringify(element)
  const [before, after] = [new Set(asList(base).map(text)), new Set(asList(mine).map(text))]
  const there = asList(theirs)
  const here = new Set(there.map(text))
  return [
    ...there.filter((element) => !before.has(text(element)) || after.has(text(element))),
    ...asList(mine).filter((element) => !before.has(text(element)) && !here.has(text(element))),
  ]
}

/** Moments are written in UTC, so the earlier one comes first by its letters. */
function mergeMoments({ base, mine, theirs }: Three): unknown {
  if (same(mine, theirs) || same(mine, base)) return theirs
  if (same(theirs, base)) return mine
  if ([base, mine, theirs].some(isNames)) {
    const [before, here, there] = [base, mine, theirs].map(asNames) as [Leaves, Leaves, Leaves]
    const merged = namesOf(there, here, before).map((name) => [
      name,
      mergeMoments({ base: own(before, name), mine: own(here, name), theirs: own(there, name) }),
    ])
    return Object.fromEntries(merged.filter(([, moment]) => moment !== undefined))
  }
  const moments = [mine, theirs].filter((moment) => typeof moment === 'string').sort()
  return moments[0] ?? null
}

/**
 * Elements by their `_id`. What cannot be decided is one conflict of the whole list, in which each side has everything that
 * could be decided: taking either loses nothing else.
 */
function mergeList(field: string, values: Three): Leaf {
  const [base, mine, theirs] = [byId(values.base), byId(values.mine), byId(values.theirs)]
  if (!base || !mine || !theirs) return keepTheirs(field, values)
  const kept: unknown[] = []
  const wanted: unknown[] = []
  for (const id of new Set([...theirs.keys(), ...mine.keys()])) {
    const path = `${field}.${id}`
    const three = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) }
    const { value, conflicts } = mergeLeaf(path, three, {})
    const wish = conflicts.reduce<unknown>(
      (element, conflict) =>
        conflict.field === path ? three.mine : applyLeaves(element as Leaves, { [conflict.field.slice(path.length + 1)]: conflict.mine }),
      value,
    )
    if (value !== undefined) kept.push(value)
    if (wish !== undefined) wanted.push(wish)
  }
  const conflict = { field, base: values.base ?? null, mine: wanted, theirs: kept }
  return { value: kept, conflicts: same(kept, wanted) ? [] : [conflict] }
}

/** Null: not a list of elements with ids of their own. */
function byId(list: unknown): Map<string, Leaves> | null {
  const elements = asList(list)
  if (!elements.every((element) => isNames(element) && typeof element._id === 'string')) return null
  return new Map((elements as (Leaves & { _id: string })[]).map((element) => [element._id, element]))
}
