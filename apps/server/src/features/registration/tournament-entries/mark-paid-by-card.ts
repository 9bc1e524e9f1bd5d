import { findTournament } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import { postEntries } from './post-entries.ts'
import { entryStore } from './tournament-entries.store.ts'

/** The card provider says that the boat has paid, or has its money back. A boat that is gone stays gone; its money is in the ledger. */
export async function markPaidByCard(tx: Tx, id: string, isPaid: boolean, doer: Doer): Promise<void> {
  const entry = await entryStore.find(tx, id, 'update')
  const wanted = { status: isPaid ? 'Paid' : 'Pending', paidOnline: isPaid } as const
  if (!entry || (entry.status === wanted.status && entry.paidOnline === wanted.paidOnline)) return
  // What was paid at the ramp stays paid there, whatever happens to a card: who paid both has paid too much, and the ledger says so.
  if (entry.status === 'Paid' && !entry.paidOnline) return
  const about = { tournament: entry.tournament, summary: isPaid ? 'Paid by card' : 'No longer paid: the card got its money back' }
  const after = await entryStore.update(tx, id, wanted, undefined, doer, about)
  const tournament = await findTournament(tx, entry.tournament)
  if (tournament) await postEntries(tx, [after], new Map([[tournament.id, tournament]]), doer)
}
