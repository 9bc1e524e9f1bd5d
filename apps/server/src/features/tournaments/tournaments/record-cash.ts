import { dollarsAndCents } from '@ramplight/domain/kernel/dollars-and-cents'
import { refused } from '@ramplight/domain/kernel/errors'
import type { CashEvent, CashKind, CashLog } from '@ramplight/domain/money/cash-log'
import { appendCash } from '#features/payments/money-events/index'
import type { Doer } from '#platform/audit/doer'
import { writeAudit } from '#platform/audit/write-audit'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db } from '#platform/database/types'
import { type TournamentRow, tournamentStore } from './tournaments.store.ts'

/** Adds to the log of the cash box of a tournament, also of one that was deleted meanwhile. What is there already is not written again. */
export const recordCash = (db: Db, id: string, sent: CashLog, doer: Doer): Promise<TournamentRow> =>
  inTransaction(db, async (tx) => {
    const [before] = await tournamentStore.lockMany(tx, [id])
    if (!before) throw refused('record.not-found')
    const fresh = await appendCash(tx, before, sent, doer)
    for (const [record, event] of Object.entries(fresh))
      await writeAudit(tx, doer, {
        ...{ action: event.act === 'void' ? 'voided' : event.act === 'correct' ? 'changed' : 'created', family: 'money' },
        ...{ record, tournament: id, summary: lineOf(event), after: event },
      })
    const [after] = await tournamentStore.lockMany(tx, [id])
    return after!
  })

const NAMES: Record<CashKind, string> = {
  float: 'Starting cash',
  'float-back': 'Starting cash returned',
  count: 'Counted',
  deposit: 'Deposit',
  income: 'Money in',
  expense: 'Money out',
}

/** `Money out $40.00: Bait`. */
function lineOf({ act, kind, amount, expected, note }: CashEvent): string {
  const before = { make: '', correct: 'Changed: ', void: 'Voided: ' }[act]
  const more = kind === 'count' && act !== 'void' ? `; expected ${dollarsAndCents(expected ?? amount)}` : ''
  return `${before}${NAMES[kind]} ${dollarsAndCents(amount)}${more}${note ? `: ${note}` : ''}`
}
