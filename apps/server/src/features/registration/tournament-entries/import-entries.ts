import { newId } from '@ramplight/contract/kernel/new-id'
import type { CreateEntry, ImportAngler, ImportEntry } from '@ramplight/contract/registration/tournament-entries'
import { messageOf, refused } from '@ramplight/domain/kernel/errors'
import { type AnglerBook, RowProblem, userStore } from '#features/people/users/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import type { Tx } from '#platform/database/types'
import { enterBoats } from './enter-boats.ts'
import { type Field, lockFields } from './field.ts'
import { anglerBook } from './match-anglers.ts'
import type { By } from './outcomes.ts'
import { type EntryRow, storedEntries } from './tournament-entries.store.ts'

type Imported = { rows: EntryRow[]; anglersCreated: number; anglersMatched: number; refused: { row: number; message: string }[] }
type Line = { row: number; body: CreateEntry & { _id: string }; isRepeat: boolean }

const crewOf = (boat: ImportEntry): ImportAngler[] =>
  [boat.angler1, boat.angler2, boat.angler3, boat.angler4].filter((angler) => angler !== undefined)

/**
 * Enters a list of boats in one transaction: anglers are matched, or made where they are new. A line that cannot be
 * entered is refused by its number and makes nobody; the others go in. The same list again changes nothing.
 */
export async function importEntries(tx: Tx, { id }: { id: string }, boats: ImportEntry[], by: By): Promise<Imported> {
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
    ).map((row) => [row.id, row]),
  )

  const problems: Imported['refused'] = []
  const accepted: Line[] = []
  const seated = seatsOf(field)
  for (const [index, boat] of boats.entries()) {
    try {
      accepted.push({ row: index + 1, ...planLine(boat, { stored, seated, book, tournament }) })
    } catch (problem) {
      if (!(problem instanceof RowProblem)) throw problem
      problems.push({ row: index + 1, message: problem.message })
    }
  }

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
  const entered = new Set(accepted.filter((line) => !line.isRepeat).flatMap((line) => line.body.users))
  const anglersCreated = book.created.size
  const anglersMatched = [...entered].filter((angler) => !book.created.has(angler)).length
  return { rows, anglersCreated, anglersMatched, refused: problems }
}

const seatsOf = (field: Field): Set<string> => new Set([...field.places.values()].flatMap((place) => place.users))

type Plan = { stored: Map<string, EntryRow>; seated: Set<string>; book: AnglerBook; tournament: TournamentRow }

/** The entry of one line. Only when all of it stands, its new anglers and its seats are noted for the lines after it. */
function planLine(boat: ImportEntry, { stored, seated, book, tournament }: Plan): Omit<Line, 'row'> {
  const known = boat._id ? stored.get(boat._id) : undefined
  if (known) {
    if (known.deleted) throw new RowProblem(messageOf('record.not-found'))
    if (known.tournament !== tournament.id) throw new RowProblem(messageOf('record.id-taken'))
    return { isRepeat: true, body: { _id: known.id, tournament: tournament.id, users: known.users } }
  }
  const anglers = crewOf(boat)
  const found = book.findAll([...anglers, ...(boat.boat_captain ? [boat.boat_captain] : [])])
  const crew = found.slice(0, anglers.length)
  const captain = found[anglers.length]
  for (const [seat, { id }] of crew.entries()) {
    const isTwice = seated.has(id) || crew.findIndex((one) => one.id === id) !== seat
    const name = book.nameOf(id) || `${anglers[seat]?.first_name} ${anglers[seat]?.last_name}`.trim()
    if (isTwice) throw new RowProblem(messageOf('entry.angler-twice', { name }))
  }
  book.keep(found.flatMap(({ fresh }) => fresh ?? []))
  for (const { id } of crew) seated.add(id)
  const groups = [...new Set([boat.group, ...anglers.map((angler) => angler.group)].filter((group) => !!group))] as string[]
  const body = { _id: boat._id ?? newId(), tournament: tournament.id, users: crew.map(({ id }) => id), groups }
  return {
    isRepeat: false,
    body: { ...body, ...(boat.status ? { status: boat.status } : {}), ...(captain ? { boatCaptain: captain.id } : {}) },
  }
}

/** They belong to the book of the tournament's director, and to its tour and season. */
async function createAnglers(tx: Tx, book: AnglerBook, { id, tour, season, director }: TournamentRow, { doer }: By): Promise<void> {
  for (const angler of book.created.values()) {
    const rights = { userType: 'Angler' as const, director, tours: [tour], seasons: season ? [season] : [] }
    const summary = `${angler.first_name} ${angler.last_name} came with a list of entries`
    await userStore.insert(tx, { ...angler, ...rights }, doer, { tournament: id, summary }, () => false)
  }
}
