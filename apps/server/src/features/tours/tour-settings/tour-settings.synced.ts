import { type TourSettings, tourSettingsCalls } from '@ramplight/contract/tours/tour-settings'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { inArray } from 'drizzle-orm'
import { isStored, withoutIds } from '#platform/database/records'
import type { Queryable, Tx } from '#platform/database/types'
import type { SyncedFamily, Work } from '#platform/http/deps'
import { eachInTurn } from '#platform/http/each-in-turn'
import { storedRows } from '#platform/sync/stored-rows'
import { derivedFields, schemasOf } from '#platform/sync/synced-schemas'
import { type TourRow, tourStore } from '../tours/index.ts'
import {
  isForeignPayout,
  presentTourSettings,
  refuseForeignPayout,
  settingsRow,
  tourSettingsStore as store,
  type TourSettingsRow,
} from './tour-settings.store.ts'

type Body = Partial<TourSettings> & { _id: string; tour: string }

const schemas = schemasOf(tourSettingsCalls)
const load = storedRows(store)
const about = (tour: TourRow) => ({ summary: `Settings of ${tour.name}` })

/** The tours that this person may edit; who may touch the settings is who may edit the tour. */
async function editedTours(db: Queryable, ids: string[], actor: Actor): Promise<(tour: string) => TourRow> {
  const tours = new Map((await tourStore.findMany(db, [...new Set(ids)])).map((row) => [row.id, row]))
  return (id) => {
    const tour = tours.get(id)
    if (!tour || !can(actor, 'tour.edit', tour)) throw refused('access.forbidden')
    return tour
  }
}

/** What tours bring to their tournaments, as devices keep it: one record a tour. */
export const syncedTourSettings: SyncedFamily<TourSettingsRow> = {
  schemas,
  kinds: derivedFields(schemas),
  load,
  present: async (db, rows, viewer) => {
    const tours = await tourStore.findMany(
      db,
      rows.map(({ tour }) => tour),
    )
    const mine = new Set(tours.filter((tour) => can(viewer, 'tour.edit', tour)).map(({ id }) => id))
    return new Map(rows.filter(({ tour }) => mine.has(tour)).map((row) => [row.id, presentTourSettings(row)]))
  },
  create: async (tx, sent, { actor, deps, doer }) => {
    const bodies = sent as Body[]
    const tourOf = await editedTours(
      tx,
      bodies.map(({ tour }) => tour),
      actor,
    )
    return eachInTurn(
      bodies,
      ({ _id }) => _id,
      async ({ _id, ...body }) => {
        const tour = tourOf(body.tour)
        const row = await settingsRow(deps.db, tour.id, doer, _id)
        // Another station has said something else of this tour: that is for a person to compare.
        await refuseForeignPayout(tx, actor, body, row, tour)
        if (row.id !== _id) throw refused('record.only-one')
        return store.update(deps.db, row.id, withoutIds(body), undefined, doer, about(tour))
      },
    )
  },
  change: async (tx, changes, { actor, deps, doer }) => {
    const rows = new Map(
      (
        await load(
          tx,
          changes.map(({ id }) => id),
          true,
        )
      ).map((row) => [row.id, row]),
    )
    const tourOf = await editedTours(
      tx,
      [...rows.values()].map(({ tour }) => tour),
      actor,
    )
    return eachInTurn(
      changes,
      ({ id }) => id,
      async ({ id, body }) => {
        const row = rows.get(id)
        if (!row) throw refused('record.not-found')
        const { tour: _fixed, ...fields } = withoutIds(body as Body)
        await refuseForeignPayout(tx, actor, fields, row, tourOf(row.tour))
        return isStored(row, fields) ? row : store.update(deps.db, id, fields, undefined, doer, about(tourOf(row.tour)))
      },
    )
  },
  sameAs: fillUnsaid,
  references: ['tour'],
  parents: { tour: 'tours' },
}

/**
 * A tour has one record. One that is here already takes what nobody has said yet, and stands for the new one; where the two
 * disagree, the new one is refused and keeps what it says.
 */
async function fillUnsaid(tx: Tx, sent: Record<string, unknown>[], { actor, deps, doer }: Work): Promise<Map<string, string>> {
  const bodies = sent as Body[]
  const ids = bodies.map(({ tour }) => tour)
  const tours = new Map((await tourStore.findMany(tx, ids)).map((tour) => [tour.id, tour]))
  const stored = new Map((await store.list(tx, inArray(store.table.tour, ids))).map((row) => [row.tour, row]))
  const same = new Map<string, string>()
  for (const { _id, ...body } of bodies) {
    const [row, tour] = [stored.get(body.tour), tours.get(body.tour)]
    if (!row || row.id === _id || !tour || !can(actor, 'tour.edit', tour)) continue
    const said = Object.entries(withoutIds(body)).filter(([, value]) => value !== undefined)
    const unsaid = Object.fromEntries(said.filter(([field]) => row[field as keyof TourSettingsRow] === null))
    if (!isStored({ ...row, ...unsaid }, Object.fromEntries(said))) continue
    // What may not be said is for the creation to refuse.
    if (await isForeignPayout(tx, actor, unsaid, row, tour)) continue
    if (Object.keys(unsaid).length) await store.update(deps.db, row.id, unsaid, undefined, doer, about(tour))
    same.set(_id, row.id)
  }
  return same
}
