/**
 * A record as leaves: what a device sends and what two devices' changes are compared by.
 * Invariants: 1. `applyLeaves(before, diffLeaves(before, patch).set)` is `before` with the patch put over it.
 *             2. a leaf's path is never the beginning of another one's in the same change.
 *             3. nothing is changed in place.
 *
 * A path is names joined by dots (`settings.scoring.limit`). Lists, empty objects and objects with names that cannot be part of
 * a path are leaves as a whole. Absent and null are the same value. A field of the record is emptied by an explicit null, as in
 * a PUT; an object that loses one of its names becomes a leaf as a whole, so nothing has to say "removed".
 */

/** JSON as it crosses the wire. */
export type Leaves = Record<string, unknown>
type Names = Record<string, unknown>

const FIELD = /^[A-Za-z_]\w*$/
const NAME = /^[\w-]+$/
/** What the contract takes as a path. */
const LONGEST_PATH = 200
/** Said by the store and the server, never by a change. */
const OWN = new Set(['_id', '_rev', '_scopes'])

export const isNames = (value: unknown): value is Names => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same value, whatever the order of names; a name without a value is as good as none. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b || (a ?? null) === (b ?? null)) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((element, index) => same(element, b[index]))
  return isNames(a) && isNames(b) && namesOf(a, b).every((name) => same(own(a, name), own(b, name)))
}

/** All names of some objects, once. */
export const namesOf = (...objects: Names[]): string[] => [...new Set(objects.flatMap((object) => Object.keys(object)))]

/** Never what an object inherits: paths come from outside. */
export const own = (object: Names, name: string): unknown => (Object.hasOwn(object, name) ? object[name] : undefined)

/** The value at a path; undefined where there is none. */
export const leafAt = (doc: Names, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (isNames(value) ? own(value, name) : undefined), doc)

/** Puts leaves over a record. A value `undefined` takes the name away. */
export const applyLeaves = <Doc extends Names>(doc: Doc, leaves: Leaves): Doc =>
  Object.entries(leaves).reduce<Names>((whole, [path, value]) => put(whole, path.split('.'), value), doc) as Doc

function put(object: Names, [name = '', ...below]: string[], value: unknown): Names {
  const inner = below.length ? put(asNames(own(object, name)), below, value) : value
  if (inner !== undefined) return { ...object, [name]: inner }
  const { [name]: _, ...others } = object
  return others
}
/** What has no names is as good as none of them. */
export const asNames = (value: unknown): Names => (isNames(value) ? value : {})

/**
 * What a patch changes. `patch` holds new values of fields of the record, as in a PUT: a field it does not name stays.
 * `set`: the leaves that differ. `base`: what was there; a leaf that was not there is left out.
 */
export function diffLeaves(before: Names, patch: Names): { set: Leaves; base: Leaves } {
  const difference = { set: {} as Leaves, base: {} as Leaves }
  for (const [field, value] of Object.entries(patch)) {
    if (OWN.has(field) || value === undefined) continue
    if (!FIELD.test(field)) throw new TypeError(`a field cannot be called "${field}"`)
    descend(field, own(before, field), value, difference)
  }
  return difference
}

function descend(path: string, before: unknown, after: unknown, found: { set: Leaves; base: Leaves }): void {
  if (same(before, after)) return
  if (isNames(before) && isNames(after) && losesNothing(before, after) && canHoldLeaves(path, before, after)) {
    for (const name of Object.keys(after)) descend(`${path}.${name}`, own(before, name), after[name], found)
  } else {
    found.set[path] = after
    if (before !== undefined) found.base[path] = before
  }
}

const losesNothing = (before: Names, after: Names): boolean =>
  Object.keys(before).every((name) => own(after, name) !== undefined || same(before[name], null))

/** Whether each name of these objects can be the end of a path. */
export const canHoldLeaves = (path: string, ...objects: Names[]): boolean =>
  namesOf(...objects).every((name) => NAME.test(name) && path.length + name.length < LONGEST_PATH)

/** A record without what is said by the store and the server alone. */
export const ownFields = (doc: Names): Names => Object.fromEntries(Object.entries(doc).filter(([field]) => !OWN.has(field)))
