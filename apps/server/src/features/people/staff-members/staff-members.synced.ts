import { staffMemberCalls } from '@ramplight/contract/people/staff-members'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Tx } from '#platform/database/types'
import { demandFresh } from '#platform/http/demand-fresh'
import type { SyncedFamily, Work } from '#platform/http/deps'
import { eachInTurn } from '#platform/http/each-in-turn'
import { storedRows } from '#platform/sync/stored-rows'
import { derivedFields, schemasOf } from '#platform/sync/synced-schemas'
import { findStaff, presentStaff, type StaffRow, staffStore } from './staff-members.store.ts'
import { addStaff, changeStaff, removeStaff } from './write-staff.ts'

type Body = Parameters<typeof addStaff>[0] & { _id: string }

const schemas = schemasOf(staffMemberCalls)
const load = storedRows(staffStore)

/** Who helps, as devices keep it. Each record gives and takes rights, so each is written by itself. */
export const syncedStaff: SyncedFamily<StaffRow> = {
  schemas,
  kinds: { ...derivedFields(schemas), tours: 'set', extra: 'atomic' },
  load,
  present: async (db, rows, viewer) => {
    const seen = rows.filter((row) => can(viewer, 'staff.see', row))
    return new Map((await presentStaff(db, seen, viewer)).map((one) => [one._id, one]))
  },
  create: (_tx, bodies, work) =>
    eachInTurn(
      bodies as Body[],
      ({ _id }) => _id,
      (body) => {
        if (!can(work.actor, 'tour.create', undefined)) throw refused('access.forbidden')
        demandFresh(work.actor)
        return addStaff(body, work)
      },
    ),
  change: (tx, changes, work) =>
    withRows(
      tx,
      changes,
      ({ id }) => id,
      work,
      ({ body }, row) => changeStaff(row.id, body, work),
    ),
  remove: (tx, ids, work) =>
    withRows(
      tx,
      ids,
      (id) => id,
      work,
      async (_id, row) => {
        await removeStaff(row, work)
        return row
      },
    ),
  /** A director has one record of each person: what another station says of them is added to it. */
  sameAs: async (tx, sent, work) => {
    const same = new Map<string, string>()
    for (const body of sent as Body[]) {
      const known = await findStaff(tx, body.director ?? work.actor.id, body.user)
      if (!known || known.id === body._id || !can(work.actor, 'staff.edit', known)) continue
      demandFresh(work.actor)
      await addStaff(body, work)
      same.set(body._id, known.id)
    }
    return same
  },
  references: ['user', 'director', 'tours'],
  parents: { user: 'users', tours: 'tours' },
}

/** The work on each that is there and may be changed. */
async function withRows<Item>(
  tx: Tx,
  items: Item[],
  idOf: (item: Item) => string,
  { actor }: Work,
  write: (item: Item, row: StaffRow) => Promise<StaffRow>,
) {
  const rows = new Map((await load(tx, items.map(idOf), false)).map((row) => [row.id, row]))
  return eachInTurn(items, idOf, async (item) => {
    const row = rows.get(idOf(item))
    if (!row || !can(actor, 'staff.see', row)) throw refused('record.not-found')
    if (!can(actor, 'staff.edit', row)) throw refused('access.forbidden')
    demandFresh(actor)
    return write(item, row)
  })
}
