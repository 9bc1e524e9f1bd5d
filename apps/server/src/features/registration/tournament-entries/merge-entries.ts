import { refused } from '@ramplight/domain/kernel/errors'
import { linesBeside, linesOfLog, NO_PAYMENT_LOG, type PaymentLog } from '@ramplight/domain/money/payment-log'
import { askedAgain, type Line, netLines, reversed } from '@ramplight/domain/money/posting'
import { boughtIn, isRefunded, paidBy } from '@ramplight/domain/money/standing'
import { refuseCrewTooLarge } from '@ramplight/domain/registration/crew'
import { mergedBoat, mergeWarnings } from '@ramplight/domain/registration/merge-boats'
import { isTwinOf } from '@ramplight/domain/registration/same-angler'
import { similarBoats, twinsIn } from '@ramplight/domain/registration/same-boat'
import { linesOfEntries, post } from '#features/payments/ledger/index'
import { paymentsOf } from '#features/payments/money-events/index'
import { moveRefunds } from '#features/payments/refunds/index'
import { moveCheckouts } from '#features/payments/stripe/index'
import { moveLots } from '#features/payouts/calcuttas/index'
import { foldAngler, isNewLine } from '#features/people/users/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { moveWeighIns } from '#features/weigh-in/weigh-ins/index'
import type { Doer } from '#platform/audit/doer'
import { toRecord } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { aliasOf, keepAliases } from '#platform/sync/aliases'
import { moveInvoices } from '../entry-invoices/index.ts'
import { takeBackWith } from '../tournament-pre-registrations/index.ts'
import { hearMoney } from './boat-money.ts'
import { fieldFor } from './enter-boats.ts'
import { lockFields } from './field.ts'
import { sitsElsewhere } from './fold-twins.ts'
import { loadPeople, type People } from './people.ts'
import { type EntryRow, entryStore, lockEntries } from './tournament-entries.store.ts'

type Two = { keep: EntryRow; gone: EntryRow }
/** What moves: the payments of the one that is gone. */
type Moving = { log: PaymentLog; tournament: TournamentRow }

/**
 * One boat was entered twice, and a person said so: everything of the one goes to the other, in one transaction. What devices still
 * say of the one that is gone is heard as said of the one that stays. Twice is harmless.
 */
export async function mergeEntries(tx: Tx, asked: { keep: string; gone: string }, by: Work): Promise<EntryRow> {
  const rows = new Map((await lockEntries(tx, [asked.keep, asked.gone])).map((row) => [row.id, row]))
  const [keep, gone] = [rows.get(asked.keep), rows.get(asked.gone)]
  if (!keep || !gone || keep.deleted) throw refused('record.not-found')
  const field = fieldFor(await lockFields(tx, [keep.tournament]), keep.tournament, by)
  if (gone.deleted) {
    if ((await aliasOf(tx, gone.id)) === keep.id) return keep
    throw refused('record.not-found')
  }
  const { tournament } = field
  if (tournament.status === 'Completed') throw refused('tournament.finalized')
  const people = await loadPeople(tx, [...keep.users, ...gone.users], [tournament])
  const named = (row: EntryRow) => ({ ...row, _id: row.id, anglers: anglersOf(row, people) })
  if (gone.tournament !== keep.tournament || keep.id === gone.id || !similarBoats(named(keep), [named(gone)]).length)
    throw refused('entry.not-same-boat')
  const twins = twinsIn(anglersOf(gone, people), anglersOf(keep, people))
  const theirs = (await paymentsOf(tx, [gone.id])).get(gone.id) ?? NO_PAYMENT_LOG
  const changes = { ...mergedBoat(toRecord(keep), toRecord(gone), twins), partPaid: partsOfBoth({ keep, gone }, twins) }
  refuseCrewTooLarge(changes.users, tournament, [...keep.users, ...gone.users].slice(0, Math.max(keep.users.length, gone.users.length)))

  const bags = await moveWeighIns(tx, tournament, { from: gone, to: keep, reason: 'Same boat, entered twice' }, by.doer)
  await takeOut({ keep, gone }, people, by, tx)
  await takeBackWith(tx, [gone], by.doer, by.deps)
  const taken = await takeOver({ keep, gone }, changes, { people, bags, by, tx })
  await moveMoney(tx, { keep, gone }, { log: theirs, tournament }, by.doer)
  await moveCheckouts(tx, gone.id, keep.id)
  await moveRefunds(tx, gone.id, keep.id)
  await hearMoney(tx, taken.id, by.doer)
  const row = (await entryStore.find(tx, taken.id)) ?? taken
  for (const [from, into] of twins) await foldLine(tx, { from, into, boat: gone.id }, people, by)
  return row
}

/**
 * All money of the one that is gone is money of the boat: what both have paid for, the boat has bought once and paid twice. Once, however often
 * it is said.
 */
async function moveMoney(tx: Tx, { keep, gone }: Two, { log, tournament }: Moving, doer: Doer): Promise<void> {
  const lines = await linesOfEntries(tx, [gone.id, keep.id])
  const theirs = netLines(lines.get(gone.id) ?? [])
  const [mine, event] = [lines.get(keep.id) ?? [], toRecord(tournament)]
  const bought = boughtIn(mine)
  const isBought = (item: string | null) => (bought.get(item)?.times ?? 0) > 0
  // A payment at the ramp stays whole, so that it can be voided.
  const besides = linesBeside(gone.id, log, theirs).map((line) => (isBought(line.item) ? { ...line, times: 0, charged: 0 } : line))
  const moved = [...linesOfLog(gone.id, log), ...besides].map((line) => ({ ...line, entry: keep.id }))
  const movement = { kind: 'merge' as const, source: { family: 'entry-merges', record: gone.id }, tournament: gone.tournament }
  // One of the two was refunded and is out, and the other has paid: the boat takes part, and nothing of it is forgiven.
  const isOut = (row: EntryRow, own: readonly Line[]) => isRefunded(event, toRecord(row), own)
  const out = isOut(keep, mine) && paidBy(theirs) > 0 ? mine : isOut(gone, theirs) && paidBy(mine) > 0 ? theirs : []
  const forgiven = [...boughtIn(out)].map(([item, known]) => ({ item, again: Math.max(0, known.forgiven) }))
  if (theirs.length)
    await post(tx, [{ ...movement, lines: netLines([...reversed(theirs), ...moved, ...askedAgain(keep.id, forgiven)]) }], doer)
}

/** Whoever paid a share of either has paid it of the boat. */
function partsOfBoth({ keep, gone }: Two, twins: ReadonlyMap<string, string>): EntryRow['partPaid'] {
  const parts = [
    ...(keep.partPaid ?? []),
    ...(gone.partPaid ?? []).map((part) => ({ ...part, user: twins.get(part.user ?? '') ?? part.user })),
  ]
  return parts.length ? parts : null
}

const anglersOf = ({ users }: EntryRow, people: People) =>
  users.flatMap((id) => {
    const user = people.users.get(id)
    return user ? [{ _id: id, first_name: user.first_name, last_name: user.last_name }] : []
  })

/** Its number is free from now on, and its id stands for the other one. */
async function takeOut({ keep, gone }: Two, people: People, { doer }: Work, tx: Tx): Promise<void> {
  const summary = `${people.nameOf(gone.users)} was entered twice; the other entry stays`
  await entryStore.remove(tx, gone.id, doer, { tournament: gone.tournament, summary })
  await keepAliases(tx, 'tournament-entries', new Map([[gone.id, keep.id]]))
  await moveInvoices(tx, gone.id, keep.id, doer)
  await moveLots(tx, { from: gone.id, to: keep.id, tournament: gone.tournament })
}

async function takeOver(
  { keep, gone }: Two,
  changes: ReturnType<typeof mergedBoat> & Pick<EntryRow, 'partPaid'>,
  { people, bags, by, tx }: { people: People; bags: number; by: Work; tx: Tx },
): Promise<EntryRow> {
  const words = [
    `${people.nameOf(keep.users)}: same boat as the entry ${gone.boatNumber === null ? 'without a number' : `with number ${gone.boatNumber}`}`,
    ...(bags ? [bags === 1 ? '1 bag moved' : `${bags} bags moved`] : []),
    ...mergeWarnings(keep, gone),
  ]
  const about = () => ({ tournament: keep.tournament, summary: words.join('. ') })
  const merged = { ...changes, bump: keep.bump ?? gone.bump }
  const [row = keep] = await entryStore.updateMany(tx, [{ before: keep, changes: merged }], by.doer, about)
  return row
}

/** A line of the book that was made for the second entry alone is the same angler. */
async function foldLine(
  tx: Tx,
  { from, into, boat }: { from: string; into: string; boat: string },
  { users }: People,
  by: Work,
): Promise<void> {
  const [line, known] = [users.get(from), users.get(into)]
  if (!line || !known || from === into || !isTwinOf(line, known) || !(await isNewLine(tx, line, by))) return
  if (!(await sitsElsewhere(tx, from, boat))) await foldAngler(tx, line, known, by.doer)
}
