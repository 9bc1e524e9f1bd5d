import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { Cents } from '@ramplight/domain/kernel/units'
import { owedBy } from '@ramplight/domain/registration/entry-money'
import { choose } from '@ramplight/ui/dialogs/choose.tsx'
import { boatName } from '#platform/values/entry-name.ts'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { changeEach, type EntryChange, markPaid, tapAndUndo } from './entry-actions.ts'
import { t } from './tournament-entries.texts.ts'

type Debtor = { entry: TournamentEntry; owing: Cents }
type Payment = 'take' | 'later'

const debtorsOf = (entries: readonly TournamentEntry[], tournament: Tournament): Debtor[] =>
  entries.map((entry) => ({ entry, owing: owedBy(tournament, entry) })).filter(({ owing }) => owing > 0)

/** Money that is owed is spoken of before the boat is in: taken now, or later. Nobody owes: nothing is asked. Null: not now. */
async function askForMoney(debtors: readonly Debtor[]): Promise<Payment | null> {
  if (debtors.length === 0) return 'later'
  const sum = debtors.reduce((total, { owing }) => total + owing, 0)
  const [only] = debtors
  return choose<Payment>({
    title: t('checkIn.boatsOwe', { count: debtors.length, boat: boatName(only!.entry), sum: writeShortMoney(sum) }),
    items: debtors.length === 1 ? [] : debtors.map(({ entry, owing }) => `${boatName(entry)} · ${writeShortMoney(owing)}`),
    answers: [
      { value: 'later', label: t('checkIn.later') },
      { value: 'take', label: t('checkIn.take', { sum: writeShortMoney(sum) }) },
    ],
  })
}

/** The payment is the same mark as in the form and under "Mark paid". */
const arrival = (at: string, pays: boolean): EntryChange => ({ checkedInAt: at, ...(pays ? { status: 'Paid' } : {}) })

/** One boat is here: one tap, or two where money is owed. */
export async function checkIn(entry: TournamentEntry, tournament: Tournament): Promise<void> {
  const payment = await askForMoney(debtorsOf([entry], tournament))
  if (payment === null) return
  const pays = payment === 'take'
  const back: EntryChange = { checkedInAt: entry.checkedInAt ?? null, ...(pays ? { status: entry.status } : {}) }
  const done = t(pays ? 'checkIn.isCheckedInAndHasPaid' : 'checkIn.isCheckedIn', { boat: boatName(entry) })
  await tapAndUndo(entry, arrival(new Date().toISOString(), pays), back, done)
}

/** The money of a boat that has just been entered: taken now, or later. */
export async function offerToPay(entry: TournamentEntry, tournament: Tournament): Promise<void> {
  if ((await askForMoney(debtorsOf([entry], tournament))) === 'take') await markPaid(entry)
}

/** Many boats are here. False when it was called off. */
export async function checkInMany(entries: readonly TournamentEntry[], tournament: Tournament): Promise<boolean> {
  const debtors = debtorsOf(entries, tournament)
  const payment = await askForMoney(debtors)
  if (payment === null) return false
  const paying = new Set(payment === 'take' ? debtors.map(({ entry }) => entry._id) : [])
  const at = new Date().toISOString()
  const changes = entries.map(({ _id }) => ({ ...arrival(at, paying.has(_id)), _id }))
  await changeEach(entries, changes, (count) =>
    paying.size > 0 ? t('checkIn.countCheckedInAndPaid', { count, paid: paying.size }) : t('checkIn.countCheckedIn', { count }),
  )
  return true
}
