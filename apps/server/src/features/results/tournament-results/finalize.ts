import { refused } from '@ramplight/domain/kernel/errors'
import { entryResults } from '@ramplight/domain/results/entry-results'
import { paymentsOf } from '@ramplight/domain/results/payments-of-result'
import { eq } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import { writeAudit } from '#platform/audit/write-audit'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db, Tx } from '#platform/database/types'
import { entryStore, lockField } from '../../registration/tournament-entries/index.ts'
import { setStatus, type TournamentRow } from '../../tournaments/tournaments/index.ts'
import { writeDistributions } from '../season-event-point-distributions/index.ts'
import { refuseWhileHeld } from './board-holds.ts'
import { calculate } from './calculate.ts'
import { writeEntryResults } from './entry-results.ts'
import { settlePayments } from './settle-payments.ts'
import { type ResultRow, resultOf, resultStore } from './tournament-results.store.ts'
import { tournamentResults } from './tournament-results.table.ts'
import { writeResult } from './write-result.ts'

/** `knew`: the caller checked elsewhere that the director saw these weights, with the boats that are missing. A `revision` says the same. */
type Request = {
  _id?: string | undefined
  _rev?: number | undefined
  revision?: number | undefined
  early?: string | undefined
  knew?: boolean
}

/** What the result is written with. */
const wantedAs = (id: string | undefined, { revision, early, knew = revision !== undefined }: Request) => ({ id, early, knew })

/**
 * Results, payments, points, the copies on the entries, the status and the audit line are one transaction: all or
 * nothing, once. The entries are held first and the tournament last, in the order in which the scale holds them.
 */
const withField = <T>(db: Db, id: string, work: (tx: Tx, tournament: TournamentRow) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    const tournament = await lockField(tx, id)
    if (!tournament) throw refused('results.no-tournament')
    return work(tx, tournament)
  })

/** Writes the result of a tournament. A repeat with the same id answers the stored one; a second result is refused. */
export const finalize = (db: Db, id: string, request: Request, doer: Doer): Promise<ResultRow> =>
  withField(db, id, async (tx, tournament) => {
    const stored = await resultOf(tx, id)
    if (stored?.dateFinalized && stored.id === request._id) return stored
    if (stored?.dateFinalized) throw refused('results.already-final')
    checkRevision(tournament, request)
    return writeResult(tx, tournament, stored, wantedAs(request._id, request), doer)
  })

/** Calculates a written result again under the same id: money that changed is voided and written anew. */
export const recalculate = (db: Db, id: string, request: Request, doer: Doer): Promise<ResultRow> =>
  withField(db, id, async (tx, tournament) => {
    const stored = await resultOf(tx, id)
    if (!stored || (request._id && request._id !== stored.id)) throw refused('record.not-found')
    checkStale(stored, request)
    checkRevision(tournament, request)
    return writeResult(tx, tournament, stored, wantedAs(stored.id, request), doer)
  })

/** Finalizes, or calculates again what is final; a repeat of the call that made it final answers what is stored. */
export const finalizeOrRecalculate = (db: Db, id: string, request: Request, doer: Doer): Promise<ResultRow> =>
  withField(db, id, async (tx, tournament) => {
    const stored = await resultOf(tx, id)
    if (stored) checkStale(stored, request)
    if (stored?.dateFinalized && request._rev === undefined && stored.id === request._id) return stored
    checkRevision(tournament, request)
    const wanted = stored?.dateFinalized ? stored.id : request._id
    return writeResult(tx, tournament, stored, wantedAs(wanted, request), doer)
  })

/** Withdraws a result: payments are voided, points taken back, the tournament is Closed again. Twice is harmless. */
export const reopen = (db: Db, tournamentId: string, result: string, doer: Doer): Promise<void> =>
  withField(db, tournamentId, async (tx, tournament) => {
    const stored = await resultOf(tx, tournamentId)
    if (stored?.id !== result) return
    await tx
      .update(tournamentResults)
      .set({ deleted: true, rev: stored.rev + 1, updatedAt: doer.at })
      .where(eq(tournamentResults.id, stored.id))
    await settlePayments(tx, tournamentId, { payments: [], isOfficial: false }, doer)
    await writeDistributions(tx, tournamentId, [], doer)
    await writeEntryResults(tx, tournamentId, new Map(), doer)
    await writeAudit(tx, doer, {
      action: 'reopened',
      family: resultStore.name,
      record: stored.id,
      tournament: tournamentId,
      summary: `Results of ${tournament.name} reopened`,
      before: stored,
    })
    if (tournament.status === 'Completed') await setStatus(tx, tournamentId, 'Closed', doer)
  })

/** Brings the copies on the entries up to date with the log; points and money only when they are final. */
export const recalculateEntries = (db: Db, id: string, doer: Doer): Promise<number> =>
  withField(db, id, async (tx, tournament) => {
    await refuseWhileHeld(tx, id)
    const calculation = await calculate(tx, tournament)
    const written = await resultOf(tx, id)
    const payments = written?.dateFinalized ? paymentsOf(calculation, written.id) : null
    await writeEntryResults(tx, id, entryResults(calculation, payments), doer)
    await writeAudit(tx, doer, {
      action: 'changed',
      family: entryStore.name,
      record: id,
      tournament: id,
      summary: `${calculation.entries.size} entries calculated again`,
    })
    return calculation.entries.size
  })

/** The director looked at a preview; what it showed must still be so. */
function checkRevision({ resultsRevision }: TournamentRow, { revision }: Request): void {
  if (revision !== undefined && revision !== resultsRevision)
    throw refused('results.changed-since-preview', undefined, { revision: resultsRevision })
}

function checkStale({ id, rev, dateFinalized }: ResultRow, { _rev }: Request): void {
  if (_rev !== undefined && _rev !== rev) throw refused('record.stale', undefined, { theirs: { _id: id, _rev: rev, dateFinalized } })
}
