import { isDeepStrictEqual } from 'node:util'
import { newId } from '@ramplight/contract/kernel/new-id'
import { eq, or } from 'drizzle-orm'
import { auditLog } from '#platform/audit/audit.table'
import { insertRows } from '#platform/database/insert-rows'
import type { Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { keepPaidElsewhere } from '../../payments/ledger/index.ts'
import { keepCalcutta } from '../../payouts/calcuttas/index.ts'
import { payoutStructureStore } from '../../payouts/payout-structures/index.ts'
import { keepTickets } from '../../payouts/tournament-raffle-entries/index.ts'
import { keepRaffles } from '../../payouts/tournament-raffles/index.ts'
import { accountsOf, userStore } from '../../people/users/index.ts'
import { membersOf, teamStore } from '../../registration/teams/index.ts'
import { entryStore } from '../../registration/tournament-entries/index.ts'
import { flightStore } from '../../tournaments/tournament-flights/index.ts'
import { tournamentStore } from '../../tournaments/tournaments/index.ts'
import { weighInDayStore } from '../../weigh-in/weigh-in-day/index.ts'
import { keepLog } from '../../weigh-in/weigh-ins/index.ts'
import { resultStore } from '../tournament-results/index.ts'
import { renamed } from './event-names.ts'
import { keepPictures, picturesIn } from './event-pictures.ts'
import type { EventRecords } from './event-records.ts'

/** Where an event goes, and where it comes from. */
export type Target = { tour: { id: string; director: string }; server: string; pictures: ReadonlyMap<string, Uint8Array> }

/**
 * Writes all records of an event under their new ids, in the transaction of the caller. People are new, without a sign-in, and nobody
 * is matched with anybody here. What was done stays as it was told, marked as coming from a file. Nothing is posted in the ledger.
 */
export async function writeEvent(tx: Tx, records: EventRecords, target: Target, work: Work): Promise<{ contactsTaken: number }> {
  const { tour } = target
  const contactsTaken = await writePeople(tx, records, target, work)
  const table = await payoutTable(tx, records, tour.director, work)
  await writeTournament(tx, records, target, { table, work })
  const own = { tour: tour.id, season: null, seasonTeam: null }
  await insertRows(
    tx,
    teamStore.table,
    stored(records.teams, (team) => ({ tour: tour.id, director: tour.director, members: membersOf(team) })),
  )
  await insertRows(tx, flightStore.table, stored(records.flights))
  await insertRows(
    tx,
    entryStore.table,
    stored(records.entries, () => own),
  )
  await keepLog(tx, records['weigh-ins'])
  await insertRows(tx, weighInDayStore.table, stored(records['weigh-in-days']))
  await insertRows(tx, resultStore.table, stored(records.result ? [records.result] : []))
  await keepRaffles(tx, stored(records.raffles ?? []))
  await keepTickets(tx, stored(records['raffle-tickets'] ?? []))
  const [lots, lotPayouts] = [records['calcutta-lots'] ?? [], records['calcutta-payouts'] ?? []]
  await keepCalcutta(tx, { calcutta: records.calcutta ?? null, lots: lots.map(withId), payouts: lotPayouts.map(withId) })
  const paid = [
    ...records.entries.filter(({ status }) => status === 'Paid'),
    ...[...(records['raffle-tickets'] ?? []), ...lots, ...lotPayouts],
  ]
  await keepPaidElsewhere(
    tx,
    paid.map(({ _id }) => _id),
    records.tournament._id,
  )
  await insertRows(
    tx,
    auditLog,
    records.log.map((line) => ({ ...line, id: newId(), tournament: records.tournament._id, device: deviceOf(line.device, target) })),
  )
  return { contactsTaken }
}

const deviceOf = (device: string | null, { server }: Target): string =>
  ['event file', server, device].filter(Boolean).join(' · ').slice(0, 200)

const withId = <R extends { _id: string }>({ _id: id, ...row }: R) => ({ id, ...row })

/** Rows as they are inserted: under their id, at their first revision. */
const stored = <R extends { _id: string }>(rows: readonly R[], more: (row: R) => object = () => ({})): object[] =>
  rows.map((row) => {
    const { _id, ...rest } = row
    return { ...rest, ...more(row), id: _id, rev: 1 }
  })

/** Everybody in the file is somebody new. An e-mail that is somebody's here stays theirs; answers how many came without one. */
async function writePeople(tx: Tx, { people }: EventRecords, { tour }: Target, { doer }: Work): Promise<number> {
  const emails = people.flatMap(({ email }) => email?.toLowerCase() ?? [])
  const taken = await accountsOf(tx, emails)
  const seen = new Set<string>()
  let without = 0
  const rows = people.map(({ _id, role, email, ...person }) => {
    const address = email?.toLowerCase()
    const isFree = address !== undefined && !taken.has(address) && !seen.has(address)
    if (isFree) seen.add(address)
    else if (address) without++
    const book = role === 'angler' ? { tours: [tour.id], director: tour.director } : {}
    return { ...person, ...book, id: _id, email: isFree ? address : null, userType: 'Angler' as const }
  })
  await userStore.insertMany(tx, rows, doer, ({ first_name, last_name }) => ({ summary: `${first_name} ${last_name}, from an event file` }))
  return without
}

/** The table that the event is paid by: one of the director's that says the same, else a new one. */
async function payoutTable(tx: Tx, records: EventRecords, director: string, { doer }: Work): Promise<Map<string, string>> {
  const wanted = records['payout-table']
  if (!wanted) return new Map()
  const { table } = payoutStructureStore
  const known = await payoutStructureStore.list(tx, or(eq(table.director, director), eq(table.systemDefault, true)))
  const same = known.find(({ name, tables }) => name === wanted.name && isDeepStrictEqual(tables, wanted.tables))
  if (same) return new Map([[wanted._id, same.id]])
  const { _id: id, name, tables } = wanted
  await payoutStructureStore.insertMany(tx, [{ id, name, tables, director }], doer, () => ({
    summary: `Payout table ${name}, from an event file`,
  }))
  return new Map()
}

async function writeTournament(
  tx: Tx,
  { tournament }: EventRecords,
  { tour, pictures }: Target,
  { table, work }: { table: ReadonlyMap<string, string>; work: Work },
): Promise<void> {
  const places = await keepPictures(pictures, picturesIn(tournament), work)
  const whose = { tour: tour.id, director: tour.director, createdBy: work.actor.id, coDirectors: [], season: null, division: null }
  // Where it lies on the map came with it; without, a start of the server looks it up.
  const located = tournament.latitude != null
  const rows = stored([renamed(renamed(tournament, places), table)], () => ({ ...whose, located }))
  await insertRows(tx, tournamentStore.table, rows)
}
