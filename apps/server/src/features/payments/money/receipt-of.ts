import type { Receipt } from '@ramplight/contract/payments/receipts'
import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { receiptOf } from '@ramplight/domain/money/receipt'
import { FEE_ITEM } from '@ramplight/domain/registration/entry-items'
import { languagesOf } from '#features/people/auth/index'
import { userStore } from '#features/people/users/index'
import type { EntryRow } from '#features/registration/tournament-entries/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import type { Queryable, Tx } from '#platform/database/types'
import { leaveMessages, type OutgoingMessage } from '#platform/outgoing/leave-message'
import { bookOfEntry } from '../ledger/index.ts'
import { LETTERS } from '../letters.ts'
import { feesByCard } from '../stripe/index.ts'
import { receiptPostings } from './receipt-postings.ts'

type Boat = { entry: EntryRow; tournament: TournamentRow }

/** What a boat has paid, from the ledger, with the names of its pots. */
export async function presentReceipt(db: Queryable, { entry, tournament }: Boat): Promise<Receipt> {
  const books = new Map([[entry.id, await bookOfEntry(db, entry.id)]])
  const { items, ...rest } = receiptOf((await receiptPostings(db, books)).get(entry.id) ?? [])
  const pots = new Map([...tournament.bigfishpots, ...tournament.sidepots].map(({ _id, name }) => [_id, name ?? null]))
  return {
    entry: entry.id,
    ...rest,
    items: items.map(({ item, amount }) => ({ item, name: (item && pots.get(item)) ?? null, amount })),
    fees: await feesByCard(db, entry.id),
  }
}

/** To each angler of the boat who has an address; answers to how many. A boat that has paid nothing has no receipt. */
export async function sendReceipt(tx: Tx, { entry, tournament }: Boat, at: string): Promise<number> {
  const { items, paid } = await presentReceipt(tx, { entry, tournament })
  if (paid <= 0) return 0
  const people = await userStore.findMany(tx, entry.users)
  const readsOf = await languagesOf(tx, entry.users)
  const messages = people.flatMap(({ id, email }): OutgoingMessage[] => {
    if (!email) return []
    const language = readsOf(id)
    const { receipt } = LETTERS[language]
    const lines = items.map(({ item, name, amount }) =>
      receipt.line(name ?? (item === FEE_ITEM ? receipt.fee : receipt.pot), dollarsAndCents(amount)),
    )
    const text = receipt.text(tournament.name, [...lines, receipt.sum(dollarsAndCents(paid))])
    return [
      {
        kind: 'mail',
        to: email,
        subject: receipt.subject(tournament.name),
        ...{ text, link: `/angler/entries/${entry.id}`, topic: 'tournament', person: id, language },
      },
    ]
  })
  await leaveMessages(tx, messages, { at, about: entry.id })
  return messages.length
}
