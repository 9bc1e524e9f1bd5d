import { idsAt, referencesIn } from '@ramplight/contract/kernel/references'
import { type DomainError, refused } from '@ramplight/domain/kernel/errors'
import { canAny, type PolicyName, policies } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import type { z } from 'zod'
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
export function parentsOf(family: Pick<AnyFamily, 'parents'>, row: object, loaded: Loaded): Parents | null {
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
  if (policies[policy].length < 2) return canAny(actor, policy, undefined)
  return parents !== null && canAny(actor, policy, family.subject(row, parents))
}

/** A record as it was sent, and as it would be. */
type Sent = { sent: object; row: object; before?: object | undefined }

/**
 * Every record that is named anew must be there and the actor's to name: nobody writes a stranger into a book, by whatever door the
 * record comes. As many statements for a hundred records as for one.
 */
export async function missingReferences(
  family: Pick<AnyFamily, 'parents' | 'references'>,
  db: Queryable,
  records: readonly Sent[],
  loaded: Loaded,
  actor: Actor,
): Promise<(sent: object) => DomainError | null> {
  const missing = new Map<object, string>()
  for (const [field, reference] of Object.entries(family.references ?? {})) {
    const named = records.flatMap(({ sent, row, before }) => {
      const old = idsAt(before, field)
      const fresh = [...new Set(idsAt(sent, field))].filter((id) => !old.includes(id))
      return fresh.map((id) => ({ sent, id, row, parents: parentsOf(family, row, loaded) }))
    })
    if (!named.length) continue
    const isKnown = 'rule' in reference ? await reference.rule(db, named, actor) : await foundBy(reference, db, named, actor)
    for (const one of named) if (!missing.has(one.sent) && !isKnown(one)) missing.set(one.sent, field)
  }
  return (sent) => (missing.has(sent) ? refused('reference.unknown', { field: missing.get(sent)! }) : null)
}

async function foundBy(load: ParentLoader, db: Queryable, named: { id: string }[], actor: Actor) {
  const found = await load(db, [...new Set(named.map(({ id }) => id))], actor)
  return ({ id }: { id: string }) => found.has(id)
}

/** A family that names records without saying who may name which does not start. */
export function refuseUnruled(name: string, { parents, references, decides = [] }: AnyFamily, bodies: (z.ZodType | undefined)[]): void {
  const ruled = new Set([...Object.keys({ ...parents, ...references }), ...decides])
  const unruled = bodies.flatMap(referencesIn).find(({ path }) => !ruled.has(path))
  if (unruled) throw new Error(`${name}: nobody has said who may name which of the ${unruled.names} in ${unruled.path}.`)
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
