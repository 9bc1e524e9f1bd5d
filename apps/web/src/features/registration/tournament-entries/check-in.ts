import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { Cents } from '@ramplight/domain/kernel/units'
import { toPayNow } from '@ramplight/domain/money/cash-in-hand'
import { type CheckIn, checkInAs, checkInChange, FIRST_MORNING } from '@ramplight/domain/registration/check-ins'
import { timeHere } from '#platform/local/book/time-here.ts'
import { boatName } from '#platform/values/entry-name.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { changeEach, type EntryChange, tapAndUndo } from './entry-actions.ts'
import { asItWas, settledWith } from './paid-with.ts'
import { partPaidWords } from './part-paid.ts'
import { askHowPaid, type Payment } from './pay-sheet.tsx'
import { t } from './tournament-entries.texts.ts'

type Debtor = { entry: TournamentEntry; owing: Cents }

const debtorsOf = (entries: readonly TournamentEntry[], tournament: Tournament): Debtor[] =>
  entries.map((entry) => ({ entry, owing: toPayNow(tournament, entry) })).filter(({ owing }) => owing > 0)

/** What is in of a boat, where one of it has paid their share. */
const itemsOf = (entry: TournamentEntry, tournament: Tournament): string[] =>
  [partPaidWords(tournament, entry)].filter((words) => words !== null)

/** Money that is owed is spoken of before the boat is in: how it comes, or later. Nobody owes: nothing is asked. Null: not now. */
async function askForMoney(debtors: readonly Debtor[], tournament: Tournament): Promise<Payment | null> {
  if (debtors.length === 0) return 'later'
  const due = debtors.reduce((total, { owing }) => total + owing, 0)
  const [only] = debtors
  return askHowPaid({
    title: t('checkIn.boatsOwe', { count: debtors.length, boat: boatName(only!.entry), sum: writeShortMoney(due) }),
    due,
    tournament: tournament._id,
    mayWait: true,
    ...(debtors.length === 1
      ? { entry: only!.entry, items: itemsOf(only!.entry, tournament) }
      : { items: debtors.map(({ entry, owing }) => `${boatName(entry)} · ${writeShortMoney(owing)}`) }),
  })
}

/** The payment is the same mark as in the form and under "Mark paid". */
const arrival = (at: string, payment: Payment): EntryChange => ({ checkedInAt: at, ...(payment === 'later' ? {} : settledWith(payment)) })

/**
 * One boat is here: one tap, or two where money is owed. Who comes back from the water is not asked for money. `at`: the first
 * morning unless said. False when it was called off or refused.
 */
export async function checkIn(
  entry: TournamentEntry,
  tournament: Tournament,
  { at = FIRST_MORNING, moment = new Date(timeHere()).toISOString() }: { at?: CheckIn; moment?: string } = {},
): Promise<boolean> {
  const payment = at.kind === 'back' ? 'later' : await askForMoney(debtorsOf([entry], tournament), tournament)
  if (payment === null) return false
  const pays = payment !== 'later'
  const back: EntryChange = { ...checkInAs(at, entry), ...(pays ? asItWas(entry) : {}) }
  const isPaid = pays && payment.method !== 'free'
  const done = t(isPaid ? 'checkIn.isCheckedInAndHasPaid' : 'checkIn.isCheckedIn', { boat: boatName(entry) })
  return tapAndUndo(entry, { ...checkInChange(at, moment), ...(pays ? settledWith(payment) : {}) }, back, done)
}

const settle = (entry: TournamentEntry, payment: Payment | null): Promise<boolean> | null =>
  payment === null || payment === 'later'
    ? null
    : tapAndUndo(
        entry,
        settledWith(payment),
        asItWas(entry),
        t(payment.method === 'free' ? 'entryActions.isFree' : 'entryActions.hasPaid', { boat: boatName(entry) }),
      )

/** The money of a boat that has just been entered: taken now, or later. */
export async function offerToPay(entry: TournamentEntry, tournament: Tournament): Promise<void> {
  await settle(entry, await askForMoney(debtorsOf([entry], tournament), tournament))
}

/** The boat pays now. One that is charged nothing is asked nothing. */
export async function markPaid(entry: TournamentEntry, tournament: Tournament): Promise<void> {
  const due = toPayNow(tournament, entry)
  const title = t('checkIn.boatsOwe', { count: 1, boat: boatName(entry), sum: writeShortMoney(due) })
  await settle(
    entry,
    due > 0 ? await askHowPaid({ title, due, tournament: tournament._id, entry, items: itemsOf(entry, tournament) }) : { method: 'cash' },
  )
}

/** Many boats pay now, all in the same way. False when it was called off. */
export async function markPaidMany(entries: readonly TournamentEntry[], tournament: Tournament): Promise<boolean> {
  const unpaid = entries.filter(({ status }) => status !== 'Paid')
  const due = unpaid.reduce((sum, entry) => sum + toPayNow(tournament, entry), 0)
  const title = t('paySheet.manyPay', { count: unpaid.length, sum: writeShortMoney(due) })
  const payment = due > 0 ? await askHowPaid({ title, due, tournament: tournament._id }) : ({ method: 'cash' } as const)
  if (payment === null || payment === 'later') return false
  const changes = entries.map(({ _id, status }) => ({ ...(status === 'Paid' ? { status } : settledWith(payment)), _id }))
  await changeEach(entries, changes, (count) => t('entryBulkActions.markedPaid', { count }))
  return true
}

/** Many boats are here. False when it was called off. */
export async function checkInMany(entries: readonly TournamentEntry[], tournament: Tournament): Promise<boolean> {
  const debtors = debtorsOf(entries, tournament)
  const payment = await askForMoney(debtors, tournament)
  if (payment === null) return false
  const paying = new Set(payment === 'later' ? [] : debtors.map(({ entry }) => entry._id))
  const at = new Date(timeHere()).toISOString()
  const changes = entries.map(({ _id }) => ({ ...arrival(at, paying.has(_id) ? payment : 'later'), _id }))
  await changeEach(entries, changes, (count) =>
    paying.size > 0 ? t('checkIn.countCheckedInAndPaid', { count, paid: paying.size }) : t('checkIn.countCheckedIn', { count }),
  )
  return true
}
