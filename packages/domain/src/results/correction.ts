import type { Cents } from '../kernel/units.ts'
import type { PayoutResult, PotResult } from '../payouts/types.ts'

/** What one boat gets from one pot. `pot`: `main`, `group:` and its name, or the id of a big fish or side pot. */
export type PaidOut = { entry: string; pot: string; amount: Cents }

/** A payment that a result has written (`paymentsOf`), as it stands: `at` when it was written, `voidAt` when it was voided. */
export type WrittenPayout = PaidOut & { at: string; voidAt: string | null }

type Payment = {
  amount: Cents
  status?: string | undefined
  metaData?: Readonly<Record<string, unknown>> | null | undefined
  createdAt: string
  updatedAt: string
}

/** The payments that results have written; money of another kind is left out. Void ones belong to it. */
export const writtenPayouts = (payments: readonly Payment[]): WrittenPayout[] =>
  payments.flatMap(({ amount, status, metaData, createdAt, updatedAt }) => {
    const { result, entry, pot, group } = metaData ?? {}
    if (typeof result !== 'string' || typeof entry !== 'string') return []
    const from = typeof group === 'string' ? `group:${group}` : typeof pot === 'string' ? pot : 'main'
    return [{ entry, pot: from, amount, at: createdAt, voidAt: status === 'void' ? updatedAt : null }]
  })

/** A boat whose money is not what it was: above 0 it is owed the difference, below 0 it gives it back. */
export type Correction = { entry: string; difference: Cents; pots: { pot: string; before: Cents; now: Cents }[] }

/** What the engine pays, boat by boat and pot by pot. */
export const paidOut = ({ payouts, pots }: { payouts: PayoutResult; pots: readonly PotResult[] }): PaidOut[] =>
  [
    ...payouts.payouts.map(({ entry, amount }) => ({ entry, pot: 'main', amount })),
    ...payouts.groupPots.flatMap(({ group, payouts: paid }) => paid.map(({ entry, amount }) => ({ entry, pot: `group:${group}`, amount }))),
    ...pots.flatMap(({ pot, payouts: paid }) => paid.map(({ entry, amount }) => ({ entry, pot, amount }))),
  ].filter(({ amount }) => amount > 0)

/**
 * What was paid before the last correction: what stood in the moment before payments were voided for the last time. Null: nothing
 * was ever taken back.
 */
export function paidBefore(payments: readonly WrittenPayout[]): PaidOut[] | null {
  const lastVoid = payments.reduce<string | null>(
    (last, { voidAt }) => (voidAt !== null && (last === null || voidAt > last) ? voidAt : last),
    null,
  )
  if (lastVoid === null) return null
  return payments.filter(({ at, voidAt }) => at < lastVoid && (voidAt === null || voidAt >= lastVoid))
}

/**
 * Who is owed money and who must give some back after a correction; whoever gives back comes first, the largest difference first. All
 * differences together are what is paid now less what was paid before.
 */
export function corrections(before: readonly PaidOut[], now: readonly PaidOut[]): Correction[] {
  const boats = new Map<string, Map<string, { before: Cents; now: Cents }>>()
  const add = (which: 'before' | 'now', { entry, pot, amount }: PaidOut) => {
    const pots = boats.get(entry) ?? new Map<string, { before: Cents; now: Cents }>()
    boats.set(entry, pots)
    const sum = pots.get(pot) ?? { before: 0, now: 0 }
    pots.set(pot, { ...sum, [which]: sum[which] + amount })
  }
  for (const paid of before) add('before', paid)
  for (const paid of now) add('now', paid)
  return [...boats]
    .map(([entry, pots]) => {
      const changed = [...pots].flatMap(([pot, sum]) => (sum.before === sum.now ? [] : [{ pot, ...sum }]))
      return { entry, difference: changed.reduce((sum, one) => sum + one.now - one.before, 0), pots: changed }
    })
    .filter(({ pots }) => pots.length > 0)
    .sort((a, b) => Math.sign(a.difference) - Math.sign(b.difference) || Math.abs(b.difference) - Math.abs(a.difference))
}
