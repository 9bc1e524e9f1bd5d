import { centsToDollars, dollarsToCents } from '@ramplight/contract/kernel/units'
import { paidWith as paidWithSchema } from '@ramplight/contract/payments/paid-with'
import { memberPaymentLog } from '@ramplight/contract/payments/payment-log'
import type { SyncOp } from '@ramplight/contract/sync/sync'
import { hash24 } from '@ramplight/domain/kernel/hash24'
import { memberCopies, memberPaymentsSaid, paidByHand } from '@ramplight/domain/money/member-log'
import type { PaidWith } from '@ramplight/domain/money/paid-with'
import { NO_PAYMENT_LOG, type PaymentLog } from '@ramplight/domain/money/payment-log'
import { applyLeaves } from '@ramplight/domain/sync/leaves'
import { z } from 'zod'
import type { Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { eventsSaid } from '#platform/sync/events-said'
import { editsSeasonOf } from '../seasons/index.ts'
import { paidNow, paymentLogs } from './member-money.ts'
import { membershipStore } from './memberships.store.ts'

const LOG = 'paymentLog'
const isOfLog = (path: string): boolean => path === LOG || path.startsWith(`${LOG}.`)
const isTotal = (path: string): boolean => path === 'amountPaid' || path === 'paidWith' || path.startsWith('paidWith.')

/**
 * Devices of the version before send what was paid in all. What it is more than they saw was taken by their people, whatever others took meanwhile:
 * a payment that knew of none. What it is less, they have taken back of what counts. Understood for one release.
 */
export async function asPayments(tx: Tx, ops: readonly SyncOp[]): Promise<SyncOp[]> {
  const said = ops.filter(({ set = {} }) => Object.keys(set).some(isTotal) && !Object.keys(set).some(isOfLog))
  if (said.length === 0) return [...ops]
  const logs = await paymentLogs(
    tx,
    said.map(({ id }) => id),
  )
  return ops.map((op) => (said.includes(op) ? translated(op, logs.get(op.id) ?? NO_PAYMENT_LOG) : op))
}

function translated(op: SyncOp, log: PaymentLog): SyncOp {
  const set = op.set ?? {}
  const others = Object.fromEntries(Object.entries(set).filter(([path]) => !isTotal(path)))
  const counts = paidByHand(log)
  const [total, seen] = [centsOf(set.amountPaid), centsOf(op.base?.amountPaid) ?? (op.baseRev === 0 ? 0 : counts)]
  let next = 0
  const making = { at: new Date(Date.parse(op.at) + (op.off ?? 0)).toISOString(), newId: () => hash24(`paid ${op.op} ${next++}`) }
  const events = memberPaymentsSaid(
    log,
    { ...(total === undefined ? {} : { amountPaid: Math.max(0, counts + total - seen) }), paidWith: wayIn(set, log) },
    making,
  )
  const isMore = total !== undefined && total > seen
  const sent = Object.entries(events).map(([id, event]) => [
    `${LOG}.${id}`,
    { ...event, seen: isMore ? [] : event.seen, buys: event.buys.map((one) => ({ ...one, cents: centsToDollars(one.cents) })) },
  ])
  return { ...op, set: { ...others, ...Object.fromEntries(sent) } }
}

/** How it came, where the change says it: whole, or a part of what is there. */
function wayIn(set: Record<string, unknown>, log: PaymentLog): PaidWith | null | undefined {
  const leaves = Object.fromEntries(Object.entries(set).filter(([path]) => isTotal(path) && path !== 'amountPaid'))
  if (Object.keys(leaves).length === 0) return undefined
  const { paidWith } = applyLeaves({ paidWith: memberCopies(log, null).paidWith ?? {} } as Record<string, unknown>, leaves)
  const read = paidWithSchema.nullable().safeParse(paidWith)
  return read.success ? read.data : undefined
}

const centsOf = (dollars: unknown): number | undefined => (typeof dollars === 'number' ? (dollarsToCents(dollars) ?? undefined) : undefined)

/** A second station made the same member, and has taken money of them: a payment beside those that are there. */
export const hearOfSame = (tx: Tx, said: readonly { id: string; body: Record<string, unknown> }[], work: Work): Promise<void> =>
  hear(
    tx,
    said.map(({ id, body }) => ({ id, log: (body.paymentLog ?? {}) as PaymentLog })),
    work,
  )

/** Money that a tablet took of a member who was removed meanwhile is on the books all the same; of the rest its person is told. */
export async function hearOfGone(tx: Tx, said: readonly { id: string; set: Record<string, unknown> }[], work: Work): Promise<void> {
  const logs = said.flatMap(({ id, set }) => {
    const read = z.safeDecode(memberPaymentLog, eventsSaid(set, LOG) as z.input<typeof memberPaymentLog>)
    return read.success ? [{ id, log: read.data }] : []
  })
  await hear(tx, logs, work)
}

async function hear(tx: Tx, said: readonly { id: string; log: PaymentLog }[], { actor, doer }: Work): Promise<void> {
  const sent = said.filter(({ log }) => Object.keys(log).length > 0)
  const ids = sent.map(({ id }) => id)
  const rows = new Map((await membershipStore.lockMany(tx, ids)).map((row) => [row.id, row]))
  const logs = await paymentLogs(tx, ids)
  const mayEdit = editsSeasonOf(tx)
  const changes: { before: NonNullable<ReturnType<typeof rows.get>>; changes: ReturnType<typeof paidNow> }[] = []
  for (const { id, log } of sent) {
    const before = rows.get(id)
    if (!before || !(await mayEdit(actor, before))) continue
    const paid = paidNow({ id, log: logs.get(id) ?? NO_PAYMENT_LOG, said: { paymentLog: log }, before, doer })
    if (paid.paymentLog) changes.push({ before, changes: paid })
  }
  if (changes.length > 0) await membershipStore.updateMany(tx, changes, doer, () => ({ summary: 'Membership: what was paid' }))
}
