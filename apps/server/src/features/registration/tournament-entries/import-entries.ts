import { newId } from '@ramplight/contract/kernel/new-id'
import type { ImportEntry } from '@ramplight/contract/registration/tournament-entries'
import { refused } from '@ramplight/domain/kernel/errors'
import type { AnglerBook } from '@ramplight/domain/registration/angler-book'
import { crewOf, type ImportMark, planImport } from '@ramplight/domain/registration/plan-import'
import { userStore } from '#features/people/users/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import { enterBoats } from './enter-boats.ts'
import { lockFields } from './field.ts'
import { anglerBook } from './match-anglers.ts'
import type { By, EntersBy } from './outcomes.ts'
import { type EntryRow, storedEntries } from './tournament-entries.store.ts'

type Imported = {
  rows: EntryRow[]
  anglersCreated: number
  anglersMatched: number
  refused: { row: number; message: string }[]
  marks: ImportMark[]
}

/**
 * Enters a list of boats in one transaction: anglers are matched, or made where they are new. A line that cannot be
 * entered is refused by its number and makes nobody; the others go in. The same list again changes nothing.
 * `check`: nothing is written; who each name would be is told.
 */
export async function importEntries(
  tx: Tx,
  { id }: { id: string },
  boats: ImportEntry[],
  by: EntersBy & By,
  check = false,
): Promise<Imported> {
  const field = (await lockFields(tx, [id])).get(id)
  if (!field) throw refused('record.not-found')
  if (field.tournament.status === 'Completed') throw refused('tournament.finalized')
  const { tournament } = field
  const lines = boats.flatMap((boat) => [...crewOf(boat), ...(boat.boat_captain ? [boat.boat_captain] : [])])
  const book = await anglerBook(tx, lines, tournament, by.actor)
  const stored = new Map(
    (
      await storedEntries(
        tx,
        boats.flatMap((boat) => boat._id ?? []),
      )
    ).map((row) => [row.id, toRecord(row)]),
  )

  const seated = [...field.places.values()].flatMap((place) => place.users)
  const { accepted, refused: problems, marks } = planImport(boats, { tournament: toRecord(tournament), stored, seated, book, newId })

  const entered = new Set(accepted.filter((line) => !line.isRepeat).flatMap((line) => line.body.users))
  const anglersCreated = book.created.size
  const anglersMatched = [...entered].filter((angler) => !book.created.has(angler)).length
  const counts = { anglersCreated, anglersMatched, refused: problems, marks }
  if (check) return { rows: [], ...counts }

  await createAnglers(tx, book, tournament, by)
  const outcomes = await enterBoats(
    tx,
    accepted.map((line) => line.body),
    by,
  )
  const rows: EntryRow[] = []
  for (const outcome of outcomes) {
    if ('row' in outcome) rows.push(outcome.row)
    // After its anglers were made, only a whole import can be taken back.
    else throw outcome.problem
  }
  return { rows, ...counts }
}

/** They belong to the book of the tournament's director, and to its tour and season. */
async function createAnglers(tx: Tx, book: AnglerBook, { id, tour, season, director }: TournamentRow, { doer }: By): Promise<void> {
  for (const { _id, ...angler } of book.created.values()) {
    const rights = { userType: 'Angler' as const, director, tours: [tour], seasons: season ? [season] : [] }
    const summary = `${angler.first_name} ${angler.last_name} came with a list of entries`
    await userStore.insert(tx, { id: _id, ...angler, ...rights }, doer, { tournament: id, summary }, () => false)
  }
}
