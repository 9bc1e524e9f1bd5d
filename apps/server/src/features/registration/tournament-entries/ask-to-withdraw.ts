import { todayAt } from '@ramplight/contract/tournaments/today-at'
import { refused } from '@ramplight/domain/kernel/errors'
import { WITHDREW } from '@ramplight/domain/money/withdrawal'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { hasBegun } from '@ramplight/domain/registration/registration-window'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { tellOfWithdrawal } from '#features/messaging/organizers/index'
import { findTournament, idsRunBy, type TournamentRow } from '#features/tournaments/tournaments/index'
import { inTransaction } from '#platform/database/in-transaction'
import type { Queryable, Tx } from '#platform/database/types'
import { inside, type Work } from '#platform/http/deps'
import { hearMoney } from './boat-money.ts'
import { endKept } from './end-kept.ts'
import { type EntryRow, entryStore } from './tournament-entries.store.ts'
import { tournamentEntries } from './tournament-entries.table.ts'

/** `from`: the address of the request. */
export type Asking = Work & { from: string }

/** The boats that ask to withdraw, of the tournaments that this person runs; who has waited longest first. */
export const askingToWithdraw = (db: Queryable, actor: Actor): Promise<EntryRow[]> =>
  db
    .select()
    .from(tournamentEntries)
    .where(
      and(
        isNotNull(tournamentEntries.withdrawal),
        eq(tournamentEntries.deleted, false),
        inArray(tournamentEntries.tournament, idsRunBy(db, actor)),
      ),
    )
    .orderBy(asc(tournamentEntries.updatedAt), asc(tournamentEntries.id))

/** An angler asks to withdraw their boat: noted with the boat, and told to its director, once. */
export const askToWithdraw = (id: string, question: string, { actor, doer, deps, from }: Asking): Promise<EntryRow> =>
  inTransaction(deps.db, async (tx) => {
    const { entry, tournament } = await held(tx, id)
    refuseBegun(tournament, deps.now())
    if (entry.withdrawal) return entry
    const withdrawal = { at: doer.at, by: actor.id }
    await entryStore.update(tx, id, { withdrawal }, undefined, doer, { tournament: tournament.id, summary: 'Asked to withdraw' })
    await tellOfWithdrawal({ kind: 'withdraws', question }, aboutOf(tournament), { ...inside({ actor, doer, deps }, tx), from })
    return (await entryStore.find(tx, id))!
  })

/** The boat stays in. Its director is told where an angler of it says so. */
export const stayIn = (id: string, { actor, doer, deps, from }: Asking): Promise<EntryRow> =>
  inTransaction(deps.db, async (tx) => {
    const { entry, tournament } = await held(tx, id)
    if (!entry.withdrawal) return entry
    await entryStore.update(tx, id, { withdrawal: null }, undefined, doer, { tournament: tournament.id, summary: 'Stays in after all' })
    // Where it could not be withdrawn, what was kept with that is the boat's again.
    if (await endKept(tx, entry, doer, WITHDREW)) await hearMoney(tx, id, doer)
    if (entry.users.includes(actor.id))
      await tellOfWithdrawal({ kind: 'staysIn' }, aboutOf(tournament), { ...inside({ actor, doer, deps }, tx), from })
    return (await entryStore.find(tx, id))!
  })

/** The boat and its tournament, the boat held: of two taps the second finds what the first has done. */
async function held(tx: Tx, id: string): Promise<{ entry: EntryRow; tournament: TournamentRow }> {
  const entry = await entryStore.find(tx, id, 'update')
  const tournament = entry && (await findTournament(tx, entry.tournament))
  if (!entry || !tournament) throw refused('record.not-found')
  return { entry, tournament }
}

/** Nobody withdraws from the phone once the event has begun, or does not take place. */
export function refuseBegun(tournament: TournamentRow, now: Date): void {
  if (tournament.cancelled || hasBegun(tournament, todayAt(zoneOf(tournament), now))) throw refused('withdrawal.begun')
}

export const aboutOf = ({ id: tournament, name, director, tour }: TournamentRow) => ({ name, director, tournament, tour })
