import type { FamilyCalls } from '@ramplight/contract/kernel/family'
import { HANGS_ON, NAMED_BY, PEOPLE_LISTS } from '@ramplight/contract/kernel/references'
import type { PolicyName } from '@ramplight/domain/policies/policies'
import type { FieldKind } from '@ramplight/domain/sync/merge3'
import type { z } from 'zod'
import { toRecord } from '../database/records.ts'
import { type AppDeps, type SyncedFamily, withDatabase } from './deps.ts'
import { everInStore } from './ever-in-store.ts'
import type { AnyFamily, AnyRow } from './family.ts'
import { loadParents, may, parentsOf } from './family-rights.ts'
import { type Body, changeMany, createMany, removeMany, restoreOne } from './family-work.ts'

const shapeOf = (schema: z.ZodType | undefined): string[] => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {})

/** A plain family as devices know it: the same functions that its calls are made of. `restorePolicy`: of who may bring one back. */
export function syncedPlainFamily(
  family: AnyFamily,
  calls: Omit<FamilyCalls, 'create'> & Partial<FamilyCalls>,
  deps: AppDeps,
  restorePolicy: PolicyName = calls.update.policy,
): SyncedFamily<AnyRow> {
  const { store } = family
  const { create } = calls
  const policy = { see: calls.get.policy, edit: calls.update.policy }
  const schemas = { record: calls.get.response, create: create?.body ?? calls.update.body!, change: calls.update.body! }
  const taken = new Set(shapeOf(schemas.change))
  const asked = { ...family.parents, ...family.references }
  const named = HANGS_ON.filter((field) => field in asked)
  return {
    schemas,
    kinds: {
      ...Object.fromEntries(shapeOf(schemas.record).flatMap((field) => (taken.has(field) ? [] : [[field, 'derived' satisfies FieldKind]]))),
      ...Object.fromEntries(PEOPLE_LISTS.flatMap((field) => (taken.has(field) ? [[field, 'set' satisfies FieldKind]] : []))),
    },
    load: async (db, ids, lock) =>
      (lock ? store.lockMany(db, ids) : [...(await everInStore(store)(db, ids)).values()]) as Promise<AnyRow[]>,
    async present(db, rows, viewer) {
      const loaded = await loadParents(family, db, rows, viewer)
      const seen = rows.filter((row) => may(family, policy.see, row, parentsOf(family, row, loaded), viewer))
      const shown: object[] = (await family.present?.(seen, viewer, withDatabase(deps, db))) ?? seen.map((row) => toRecord(row))
      return new Map(shown.map((record, index) => [seen[index]!.id, record]))
    },
    ...(create ? { create: (_tx, bodies, work) => createMany(family, create.policy, bodies as Body[], work) } : {}),
    change: (_tx, changes, work) => changeMany(family, policy, changes as { id: string; body: Body }[], work),
    remove: (_tx, ids, work) => removeMany(family, policy, ids, work),
    restore: async (_tx, id, work) => ({ id, row: await restoreOne(family, { ...policy, edit: restorePolicy }, id, work) }),
    references: named,
    parents: Object.fromEntries(named.map((field) => [field, NAMED_BY[field]])),
  }
}
