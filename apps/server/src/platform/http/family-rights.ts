import { type DomainError, refused } from '@ramplight/domain/kernel/errors'
import { can, type PolicyName, policies } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import type { Queryable } from '../database/types.ts'
import type { AnyFamily, Loaded, ParentLoader, Parents } from './family.ts'

/** What a family asks of whoever sees, makes and changes its records. */
export type Policies = { see: PolicyName; create: PolicyName; edit: PolicyName }

/** The parents that these rows name, each kind in one statement. */
export async function loadParents(family: AnyFamily, db: Queryable, rows: readonly object[], actor: Actor | null): Promise<Loaded> {
  const loaded: Loaded = {}
  for (const [field, load] of Object.entries<ParentLoader>(family.parents ?? {})) {
    const ids = [...new Set(rows.flatMap((row) => (row as Record<string, string | null | undefined>)[field] ?? []))]
    loaded[field] = ids.length ? await load(db, ids, actor) : new Map()
  }
  return loaded
}

/** The parents of one row, by field; null when it names one that is not there. */
export function parentsOf(family: AnyFamily, row: object, loaded: Loaded): Parents | null {
  const own: Parents = {}
  for (const field of Object.keys(family.parents ?? {})) {
    const id = (row as Record<string, string | null | undefined>)[field]
    const parent = id ? loaded[field]?.get(id) : null
    if (id && !parent) return null
    own[field] = parent ?? null
  }
  return own
}

/** May the actor do this to a row with these parents? A policy that asks only who is not shown the row. */
export function may(family: AnyFamily, policy: PolicyName, row: object, parents: Parents | null, actor: Actor): boolean {
  if (policies[policy].length < 2) return can(actor, policy, undefined as never)
  return parents !== null && can(actor, policy, family.subject(row, parents) as never)
}

const named = (row: object | undefined, field: string): string[] =>
  [(row as Record<string, string | string[] | null>)?.[field] ?? []].flat()

/** References that no policy asks about must be there and the actor's to name. One statement for each field that is named. */
export async function missingReferences(
  family: AnyFamily,
  db: Queryable,
  rows: readonly object[],
  actor: Actor,
): Promise<(row: object, before?: object) => DomainError | null> {
  const found = new Map<string, Set<string>>()
  for (const [field, exist] of Object.entries<ParentLoader>(family.references ?? {})) {
    const ids = [...new Set(rows.flatMap((row) => named(row, field)))]
    if (ids.length) found.set(field, new Set((await exist(db, ids, actor)).keys()))
  }
  return (row, before) => {
    for (const [field, ids] of found) {
      const old = named(before, field)
      if (named(row, field).some((id) => !ids.has(id) && !old.includes(id))) return refused('reference.unknown', { field })
    }
    return null
  }
}

/** May this person change the row as it is stored? Then they may see what was done to it, too. */
export async function mayEdit(family: AnyFamily, edit: PolicyName, db: Queryable, row: object, actor: Actor): Promise<boolean> {
  return may(family, edit, row, parentsOf(family, row, await loadParents(family, db, [row], actor)), actor)
}

/** Refuses in the order of what may be known: a stranger's record does not exist, a visible one is forbidden. */
export function demand(family: AnyFamily, policy: Omit<Policies, 'create'>, row: object, loaded: Loaded, actor: Actor): void {
  const parents = parentsOf(family, row, loaded)
  if (may(family, policy.edit, row, parents, actor)) return
  throw refused(may(family, policy.see, row, parents, actor) ? 'access.forbidden' : 'record.not-found')
}
