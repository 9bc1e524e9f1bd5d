import { cashLogSaid } from '@ramplight/contract/payments/cash-log-said'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { newEvents } from '@ramplight/domain/log/new-events'
import { NO_CASH_LOG } from '@ramplight/domain/money/cash-log'
import { z } from 'zod'
import { patchOf } from '#platform/local-writes/local-records.ts'
import { tournamentFor } from '#platform/local-writes/tournament-for.ts'
import { write } from '#platform/local-writes/write.ts'

const sent = z.strictObject({ cashLog: cashLogSaid })
const done = async () => ({ ok: true as const })

/** What is said of a cash box is kept with its tournament here, and sent when there is a network. */
write(moneyCalls.cashBox, async ({ params: { id }, body }, local) => {
  const { cashLog } = await tournamentFor(local, id, 'tournament.run')
  const log = cashLog ?? NO_CASH_LOG
  const fresh = newEvents(log, body.cashLog)
  if (Object.keys(fresh).length === 0) return { changes: [], answer: done }
  const patch = patchOf(sent, { cashLog: { ...log, ...fresh } })
  return { changes: [{ kind: 'edit', tbl: 'tournaments', id, patch }], answer: done }
})
