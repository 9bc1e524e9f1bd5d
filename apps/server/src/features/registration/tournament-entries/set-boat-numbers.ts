import { refused } from '@ramplight/domain/kernel/errors'
import { outcomeOf } from '#platform/database/outcomes'
import type { Tx } from '#platform/database/types'
import { fieldFor } from './enter-boats.ts'
import { type Field, lockFields } from './field.ts'
import { type By, type Outcome, writeAuditLines } from './outcomes.ts'
import { loadPeople } from './people.ts'
import { type EntryRow, lockEntries } from './tournament-entries.store.ts'
import { writeBoatNumbers } from './write-boat-numbers.ts'

type Wish = { _id: string; boatNumber: number | null }

/** Boat numbers by hand. Boats of one list may swap their numbers; two boats never share one. */
export async function setBoatNumbers(tx: Tx, wishes: Wish[], by: By): Promise<Outcome[]> {
  // The last wish for a boat is the one that counts.
  const wanted = new Map(wishes.map((wish) => [wish._id, wish.boatNumber]))
  const ids = [...wanted.keys()]
  const locked = await lockEntries(tx, ids)
  const fields = await lockFields(
    tx,
    locked.map((row) => row.tournament),
  )
  const rows = new Map(locked.filter((row) => !row.deleted).map((row) => [row.id, row]))
  const allowed = ids.map((id) => outcomeOf(id, () => changeable(rows.get(id), fields, by, wanted.get(id) ?? null)))
  const outcomes = await withoutCollisions(tx, allowed, { fields, wanted })

  const changed = outcomes.flatMap((outcome) => {
    const before = rows.get(outcome.id)
    return 'row' in outcome && before && before.boatNumber !== outcome.row.boatNumber ? [{ before, after: outcome.row }] : []
  })
  await writeBoatNumbers(
    tx,
    changed.map(({ after }) => after),
    by.doer.at,
  )
  await writeAuditLines(
    tx,
    by,
    changed.map(({ before, after }) => ({
      action: 'changed',
      record: after.id,
      tournament: after.tournament,
      summary: `Boat ${before.boatNumber ?? 'none'} → ${after.boatNumber ?? 'none'}`,
      before,
      after,
    })),
  )
  return outcomes
}

function changeable(row: EntryRow | undefined, fields: Map<string, Field>, by: By, boatNumber: number | null): EntryRow {
  if (!row) throw refused('record.not-found')
  const { tournament } = fieldFor(fields, row.tournament, by)
  if (tournament.status === 'Completed' && row.boatNumber !== boatNumber) throw refused('tournament.finalized')
  return row
}

/**
 * The outcomes with their new numbers. Boats give back what they have before anybody takes; one that is refused keeps
 * its old number, which may refuse another one: so until nothing changes.
 */
async function withoutCollisions(
  tx: Tx,
  outcomes: Outcome[],
  { fields, wanted }: { fields: Map<string, Field>; wanted: Map<string, number | null> },
): Promise<Outcome[]> {
  const refusedBoats = new Map<string, { number: number; holder: string[] }>()
  const moving = new Map(outcomes.flatMap((outcome) => ('row' in outcome ? [[outcome.id, outcome.row] as const] : [])))
  for (let settled = false; !settled; ) {
    settled = true
    const taken = new Map([...fields].map(([id, field]) => [id, numbersStaying(field, moving)]))
    for (const row of moving.values()) {
      const number = wanted.get(row.id) ?? null
      const holder = number === null ? undefined : taken.get(row.tournament)?.get(number)
      if (number !== null && !holder) taken.get(row.tournament)?.set(number, row.users)
      if (number === null || !holder) continue
      refusedBoats.set(row.id, { number, holder })
      moving.delete(row.id)
      settled = false
      break
    }
  }
  const { nameOf } = await loadPeople(
    tx,
    [...refusedBoats.values()].flatMap((boat) => boat.holder),
    [],
  )
  return outcomes.map((outcome) => {
    const taken = refusedBoats.get(outcome.id)
    if (taken) return { id: outcome.id, problem: refused('boat-number.taken', { number: taken.number, name: nameOf(taken.holder) }) }
    return 'row' in outcome ? { id: outcome.id, row: { ...outcome.row, boatNumber: wanted.get(outcome.id) ?? null } } : outcome
  })
}

/** Who keeps which number: everybody who is not on the list. */
const numbersStaying = (field: Field, moving: Map<string, EntryRow>): Map<number, string[]> =>
  new Map(
    [...field.places.values()].flatMap((place) =>
      place.boatNumber != null && !moving.has(place._id) ? [[place.boatNumber, place.users] as const] : [],
    ),
  )
