import { refused } from '@ramplight/domain/kernel/errors'
import { isUnknown } from '@ramplight/domain/money/payment-log'
import { holderOf } from '@ramplight/domain/registration/check-entry'
import { type Outcome, outcomeOf } from '#platform/database/outcomes'
import type { Tx } from '#platform/database/types'
import { bringBackWith } from '../tournament-pre-registrations/index.ts'
import { bookPaid, hearMoney, moneyOf, NO_MONEY } from './boat-money.ts'
import { checkEntryOf } from './check-entry.ts'
import { endKept } from './end-kept.ts'
import { fieldFor } from './enter-boats.ts'
import { type Field, lockFields } from './field.ts'
import type { By } from './outcomes.ts'
import { loadPeople } from './people.ts'
import { teamsToName } from './teams-to-name.ts'
import { type EntryRow, entryStore, lockEntries } from './tournament-entries.store.ts'

/** Brings a deleted entry back as it was; its number too, unless another boat has it by now. One that withdrew asks for that no more. Twice is harmless. */
export async function restoreEntry(tx: Tx, id: string, by: By): Promise<Outcome<EntryRow>> {
  const [before] = await lockEntries(tx, [id])
  if (!before) return { id, problem: refused('record.not-found') }
  const fields = await lockFields(tx, [before.tournament])
  const people = await loadPeople(
    tx,
    before.users,
    [...fields.values()].map((field) => field.tournament),
  )
  const teams = await teamsToName(tx, [], by.actor)
  const allowed = outcomeOf(id, () => {
    const field = fieldFor(fields, before.tournament, by)
    if (!before.deleted) return before
    if (field.tournament.status === 'Completed') throw refused('tournament.finalized')
    const boatNumber = holderOf(field.places.values(), before.boatNumber, id) ? null : before.boatNumber
    const back = { ...before, deleted: false, boatNumber }
    checkEntryOf(back, before, { field, people, teams, actor: by.actor })
    return back
  })
  if ('problem' in allowed || !before.deleted) return allowed
  const { boatNumber } = allowed.row
  const about = () => ({ tournament: before.tournament, summary: `Brought back the entry of ${people.nameOf(before.users)}` })
  const [row = before] = await entryStore.updateMany(
    tx,
    [{ before, changes: { deleted: false, boatNumber, withdrawal: null } }],
    by.doer,
    about,
    'restored',
  )
  await bringBackWith(tx, row, by.doer)
  if (!row.deleted) await endKept(tx, row, by.doer)
  await bookUnknown(tx, row, fields, by)
  await hearMoney(tx, id, by.doer)
  return { id, row: (await entryStore.find(tx, id)) ?? row }
}

/** One that was deleted before there was a log of payments has no money in the books, and was paid: it has paid again. */
async function bookUnknown(tx: Tx, row: EntryRow, fields: ReadonlyMap<string, Field>, { doer }: By): Promise<void> {
  const tournament = fields.get(row.tournament)?.tournament
  const money = (await moneyOf(tx, [row.id])).get(row.id) ?? NO_MONEY
  if (tournament && row.status === 'Paid' && isUnknown(money)) await bookPaid(tx, null, row, tournament, doer)
}
