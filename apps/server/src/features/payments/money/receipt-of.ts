import type { Receipt } from '@ramplight/contract/payments/receipts'
import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { paidTooMuch, receiptOf } from '@ramplight/domain/money/receipt'
import { receiptNumber } from '@ramplight/domain/money/receipt-number'
import { FEE_ITEM } from '@ramplight/domain/registration/entry-items'
import { languagesOf } from '#features/people/auth/index'
import { userStore } from '#features/people/users/index'
import type { EntryRow } from '#features/registration/tournament-entries/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import type { Queryable, Tx } from '#platform/database/types'
import { leaveMessages, type OutgoingMessage } from '#platform/outgoing/leave-message'
import { payeeOf } from '../accounts/index.ts'
import { bookOfEntry, recordOf } from '../ledger/index.ts'
import { dayOf, LETTERS } from '../letters.ts'
import { cardsOfBoat, feesByCard } from '../stripe/index.ts'
import { receiptPostings } from './receipt-postings.ts'

type Boat = { entry: EntryRow; tournament: TournamentRow }

/** What a boat has paid, from the ledger, with the names of its pots. */
export async function presentReceipt(db: Queryable, { entry, tournament }: Boat): Promise<Receipt> {
  const books = new Map([[entry.id, await bookOfEntry(db, entry.id)]])
  const lines = [...books.values()].flat().flatMap((posting) => posting.lines)
  const tooMuch = paidTooMuch(toRecord(tournament), toRecord(entry), lines)
  const { items, overpaid, back, payments: posted } = receiptOf((await receiptPostings(db, books)).get(entry.id) ?? [], tooMuch)
  const cards = await cardsOfBoat(db, entry.id)
  const payments = posted.map(({ at, place, what, amount, source }) => {
    const record = recordOf(source)
    const { card, charged, record: named } = cards.get(record) ?? { card: null, charged: null, record }
    return { at, place, what, amount: charged ?? amount, number: receiptNumber(named), card: place === 'card' ? card : null }
  })
  const pots = new Map([...tournament.bigfishpots, ...tournament.sidepots].map(({ _id, name }) => [_id, name ?? null]))
  return {
    entry: entry.id,
    items: items.map(({ item, amount }) => ({ item, name: (item && pots.get(item)) ?? null, amount })),
    overpaid,
    back,
    fees: await feesByCard(db, entry.id),
    payee: await payeeOf(db, tournament.director),
    payments,
    paid: payments.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** To each angler of the boat who has an address; answers to how many. A boat that has paid nothing has no receipt. */
export async function sendReceipt(tx: Tx, { entry, tournament }: Boat, at: string): Promise<number> {
  const { items, overpaid, back, paid, fees, payments, payee } = await presentReceipt(tx, { entry, tournament })
  if (paid <= 0) return 0
  const people = await userStore.findMany(tx, entry.users)
  const readsOf = await languagesOf(tx, entry.users)
  const messages = people.flatMap(({ id, email }): OutgoingMessage[] => {
    if (!email) return []
    const language = readsOf(id)
    const { receipt, locale } = LETTERS[language]
    const lines = items.map(({ item, name, amount }) =>
      receipt.line(name ?? (item === FEE_ITEM ? receipt.fee : receipt.pot), dollarsAndCents(amount)),
    )
    const wentBack = back.map(({ what, amount }) =>
      receipt.line(what === 'dispute' ? receipt.disputes : receipt.refunds, dollarsAndCents(amount)),
    )
    const over = overpaid > 0 ? [receipt.line(receipt.overpaid, dollarsAndCents(overpaid))] : []
    const onTop = fees.map(({ key, amount }) => receipt.line(receipt[key], dollarsAndCents(amount)))
    const each = payments.map(({ at: day, place, what, amount, number, card }) => {
      const how = card ?? receipt.how[place]
      return receipt.payment({
        ...{
          day: dayOf(day, locale),
          number,
          how: amount < 0 ? (what === 'dispute' ? receipt.disputed(how) : receipt.back(how)) : how,
          amount: dollarsAndCents(Math.abs(amount)),
        },
      })
    })
    const foot = [...each, '', ...(payee ? [receipt.payee(payee)] : [])]
    const text = receipt.text(tournament.name, [...lines, ...over, ...wentBack, ...onTop, receipt.sum(dollarsAndCents(paid)), '', ...foot])
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
