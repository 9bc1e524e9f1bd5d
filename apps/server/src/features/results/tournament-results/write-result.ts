import { newId } from '@ramplight/contract/kernel/new-id'
import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { refused } from '@ramplight/domain/kernel/errors'
import { phrase } from '@ramplight/domain/kernel/refusal-phrases'
import type { NamedBoat } from '@ramplight/domain/registration/same-boat'
import { standingsOfDay } from '@ramplight/domain/results/calculate'
import { entryResults } from '@ramplight/domain/results/entry-results'
import { sumOf } from '@ramplight/domain/results/money-by-entry'
import { paymentsOf, type WantedPayment } from '@ramplight/domain/results/payments-of-result'
import { missingBoats } from '@ramplight/domain/results/preview'
import { protestsAt } from '@ramplight/domain/results/protests'
import { DEFAULT_SETTINGS } from '@ramplight/domain/scoring/default-settings'
import { refusedMove } from '@ramplight/domain/tournament/check-change'
import { type DayOfWeighIn, openQuestions, type WeighInFlag } from '@ramplight/domain/weigh-in/weigh-in-flags'
import { eq } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import { writeAudit } from '#platform/audit/write-audit'
import type { Tx } from '#platform/database/types'
import { countOpenQuestions } from '#platform/sync/questions'
import { userStore } from '../../people/users/index.ts'
import { setStatus, type TournamentRow } from '../../tournaments/tournaments/index.ts'
import { daysOf } from '../../weigh-in/weigh-in-day/index.ts'
import { type Distribution, writeDistributions } from '../season-event-point-distributions/index.ts'
import { endHold, refuseWhileHeld } from './board-holds.ts'
import { calculate, namedBoats, type StoredCalculation } from './calculate.ts'
import { writeEntryResults } from './entry-results.ts'
import { settlePayments } from './settle-payments.ts'
import { type ResultRow, resultStore } from './tournament-results.store.ts'
import { tournamentResults } from './tournament-results.table.ts'

/** The id that the result is to have, why it becomes official before the protest period ends, and whether the preview was looked at. */
type Wanted = { id: string | undefined; early: string | undefined; knew: boolean }

/** Calculates and writes everything that follows from the weigh-ins. The caller holds the field. */
export async function writeResult(
  tx: Tx,
  tournament: TournamentRow,
  stored: ResultRow | null,
  wanted: Wanted,
  doer: Doer,
): Promise<ResultRow> {
  if (!['In Progress', 'Closed', 'Completed'].includes(tournament.status)) throw refusedMove(tournament.status, 'Completed')
  if (!(await userStore.find(tx, tournament.director))) throw refused('results.no-director')
  const calculation = await calculate(tx, tournament)
  if (calculation.weighedDays.length === 0) throw refused('results.none')

  const id = wanted.id ?? stored?.id ?? newId()
  // Days are left to fish: places are written, but no money, no points and no end.
  const final = !calculation.results.standings.incomplete
  const isEarly = final && !stored?.dateFinalized && protestsAt(tournament.protestsUntil, Date.parse(doer.at)).kind === 'open'
  const reason = isEarly ? wanted.early?.trim() : undefined
  if (isEarly && !reason) throw refused('results.protests-open', undefined, { until: tournament.protestsUntil })
  if (final) {
    refuseOpenFlags(calculation, await daysOf(tx, tournament.id), await namedBoats(tx, calculation))
    await refuseOpenQuestions(tx, tournament.id)
    if (!stored?.dateFinalized && !wanted.knew) refuseMissing(calculation)
    await endHold(tx, tournament, doer)
  } else await refuseWhileHeld(tx, tournament.id)
  const payments = final ? paymentsOf(calculation, id) : []
  const row = await storeResult(tx, stored, { ...valuesOf(calculation), id, ...finality(final, doer) }, doer)
  await settlePayments(tx, tournament.id, { payments, isOfficial: final }, doer)
  await writeDistributions(tx, tournament.id, final ? distributionsOf(calculation) : [], doer)
  await writeEntryResults(tx, tournament.id, entryResults(calculation, final ? payments : null), doer)
  await writeAudit(tx, doer, {
    action: final ? 'finalized' : stored ? 'changed' : 'created',
    family: resultStore.name,
    record: id,
    tournament: tournament.id,
    summary: summaryOf(tournament, calculation, payments, final) + (reason ? `; before the time for protests was over: ${reason}` : ''),
    before: stored ?? undefined,
    after: row,
  })
  await moveStatus(tx, tournament, final, doer)
  return row
}

/** The close-out shows which boats have not weighed. Who did not look at it has not decided that they stay without a place. */
function refuseMissing(calculation: StoredCalculation): void {
  const boats = new Set(missingBoats(calculation).map(({ entry }) => entry))
  if (boats.size > 0) throw refused('results.boats-missing', { count: boats.size }, { missing: [...boats] })
}

/** Stations that could not hear of each other left a question; nobody is paid before a person has answered it. */
function refuseOpenFlags(calculation: StoredCalculation, days: DayOfWeighIn[], boats: NamedBoat[]): void {
  const flags = openQuestions(calculation, days, boats)
  if (!flags.length) return
  const boatOf = (entry: string) => calculation.entries.get(entry)?.boatNumber ?? crewName(boats.find(({ _id }) => _id === entry))
  throw refused('results.flags-open', { count: flags.length, flags: flags.map((flag) => flagPhrase(flag, boatOf)) }, { flags })
}

/** A boat without a number is told by its crew. */
const crewName = (boat: NamedBoat | undefined): string => boat?.anglers.map(({ last_name }) => last_name).join(' / ') || '–'

/** `boat 12 weighed twice on day 1`, as a code and what stands in it. */
const flagPhrase = ({ kind, entry, other, day }: WeighInFlag, boatOf: (entry: string) => string | number) =>
  phrase(`flag.${kind}`, { boat: boatOf(entry), day: day + 1, ...(other && { other: boatOf(other) }) })

/** What two people said differently is decided by a person, not by who came first. */
async function refuseOpenQuestions(tx: Tx, tournament: string): Promise<void> {
  const open = await countOpenQuestions(tx, tournament)
  if (open > 0) throw refused('results.questions-open', { count: open }, { open })
}

const finality = (final: boolean, doer: Doer) => ({ dateFinalized: final ? doer.at : null, finalizedBy: final ? doer.id : null })

/** Every pot is in the overall result; a pot of one day is in the result of that day, too. */
function valuesOf(calculation: StoredCalculation) {
  const { results, tournament, weighedDays } = calculation
  const bigFish = results.pots.filter(({ kind }) => kind === 'bigFishPot')
  const sidePots = results.pots.filter(({ kind }) => kind === 'sidePot')
  const days = new Map([...tournament.bigfishpots, ...tournament.sidepots].map(({ _id, dayIndex }) => [_id, dayIndex]))
  return {
    tournament: tournament._id,
    overallResults: { standings: results.standings.standings, bigFish, sidePots },
    dailyResults: weighedDays.map((day) => ({
      day,
      standings: standingsOfDay(calculation, day),
      bigFishPots: bigFish.filter(({ pot }) => days.get(pot) === day),
      sidePots: sidePots.filter(({ pot }) => days.get(pot) === day),
    })),
    points: results.points,
    payouts: results.payouts,
  }
}

type Values = Omit<typeof tournamentResults.$inferInsert, 'createdAt' | 'updatedAt' | 'rev' | 'deleted'>

/** In place when it keeps its id; an unofficial result gives way to one with another id. */
async function storeResult(tx: Tx, stored: ResultRow | null, values: Values, doer: Doer): Promise<ResultRow> {
  const takesItsPlace = stored && stored.id !== values.id
  if (stored) {
    const [row] = await tx
      .update(tournamentResults)
      .set({ ...(takesItsPlace ? { deleted: true } : values), rev: stored.rev + 1, updatedAt: doer.at })
      .where(eq(tournamentResults.id, stored.id))
      .returning()
    if (!takesItsPlace) return row!
  }
  const [row] = await tx
    .insert(tournamentResults)
    .values({ ...values, createdAt: doer.at, updatedAt: doer.at })
    .returning()
  return row!
}

/** One row for every angler of an entry. Points that are held (open or unfinished tournaments) are none. */
function distributionsOf({ tournament, entries, results }: StoredCalculation): Distribution[] {
  if (!tournament.season) return []
  const rows = new Map(results.standings.standings.map((row) => [row.entry, row]))
  return results.points.flatMap(({ entry, points }) =>
    points === null
      ? []
      : (entries.get(entry)?.users ?? []).map((angler) => ({
          entry,
          angler,
          points,
          season: tournament.season,
          seasonTeam: entries.get(entry)?.seasonTeam ?? null,
          finishingPosition: rows.get(entry)?.position ?? null,
          weight: rows.get(entry)?.totalWeight ?? null,
          weightUnit: tournament.settings?.weight?.unit ?? DEFAULT_SETTINGS.weight.unit,
        })),
  )
}

async function moveStatus(tx: Tx, { id, status }: TournamentRow, final: boolean, doer: Doer): Promise<void> {
  if (final && status !== 'Completed') await setStatus(tx, id, 'Completed', doer)
  else if (!final && status === 'Completed') await setStatus(tx, id, 'Closed', doer)
}

function summaryOf({ name }: TournamentRow, { entries }: StoredCalculation, payments: WantedPayment[], final: boolean): string {
  if (!final) return `${name}: unofficial results of ${entries.size} entries; points and payouts are held until every day is weighed`
  return `${name}: results finalized, ${entries.size} boats, ${payments.length} payouts, ${dollarsAndCents(sumOf(payments))}`
}
