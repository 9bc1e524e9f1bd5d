import { findTournament } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import { postEntries } from './post-entries.ts'
import { type EntryRow, entryStore } from './tournament-entries.store.ts'

/** The card provider says that the boat has paid, or has its money back. A boat that is gone stays gone; its money is in the ledger. */
export async function markPaidByCard(tx: Tx, id: string, isPaid: boolean, doer: Doer): Promise<void> {
  const entry = await entryStore.find(tx, id, 'update')
  const wanted = { status: isPaid ? 'Paid' : 'Pending', paidOnline: isPaid } as const
  if (!entry || (entry.status === wanted.status && entry.paidOnline === wanted.paidOnline)) return
  // What was paid at the ramp stays paid there, whatever happens to a card: who paid both has paid too much, and the ledger says so.
  if (entry.status === 'Paid' && !entry.paidOnline) return
  await say(tx, entry, wanted, isPaid ? 'Paid by card' : 'No longer paid: the card got its money back', doer)
}

/** Everything that the boat paid was given back. */
export async function markUnpaid(tx: Tx, id: string, doer: Doer): Promise<void> {
  const entry = await entryStore.find(tx, id, 'update')
  if (entry?.status === 'Paid')
    await say(tx, entry, { status: 'Pending', paidOnline: false }, 'No longer paid: everything was given back', doer)
}

async function say(tx: Tx, entry: EntryRow, wanted: Pick<EntryRow, 'status' | 'paidOnline'>, summary: string, doer: Doer): Promise<void> {
  const after = await entryStore.update(tx, entry.id, wanted, undefined, doer, { tournament: entry.tournament, summary })
  const tournament = await findTournament(tx, entry.tournament)
  if (tournament) await postEntries(tx, [after], new Map([[tournament.id, tournament]]), doer)
}
