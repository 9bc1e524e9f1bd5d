import { idsAt } from '@ramplight/contract/kernel/references'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import type { Queryable } from '#platform/database/types'
import type { ReferenceRule } from '#platform/http/family'
import { payoutStructureStore } from './payout-structures.store.ts'

type Named = { id: string; director: string | null }

/** A table to pay by is one that the actor sees, or one of the director whose tour or tournament it is for. */
async function payable(db: Queryable, named: Named[], actor: Actor): Promise<(one: Named) => boolean> {
  const found = await payoutStructureStore.findMany(db, [...new Set(named.map(({ id }) => id))])
  const tables = new Map(found.map((table) => [table.id, table]))
  return ({ id, director }) => {
    const table = tables.get(id)
    return !!table && (can(actor, 'own.see', table) || (director !== null && table.director === director))
  }
}

/** For a family's `references`; its rows say whose they are. */
export const tablesToPayBy: ReferenceRule = async (db, named, actor) => {
  const asked = named.map(({ id, row }) => ({ id, director: (row as { director?: string | null }).director ?? null }))
  const isPayable = await payable(db, asked, actor)
  return ({ id, row }) => isPayable({ id, director: (row as { director?: string | null }).director ?? null })
}

/** The same for settings that are written by hand: what is named anew at one of these paths. What is set already stays. */
export async function refuseForeignTables(
  db: Queryable,
  actor: Actor,
  { sent, before, director }: { sent: object; before?: object | null | undefined; director: string | null },
  paths: readonly string[],
): Promise<void> {
  for (const path of paths) {
    const old = idsAt(before, path)
    const named = idsAt(sent, path).flatMap((id) => (old.includes(id) ? [] : [{ id, director }]))
    if (!named.length) continue
    const isPayable = await payable(db, named, actor)
    if (!named.every(isPayable)) throw refused('reference.unknown', { field: path })
  }
}
