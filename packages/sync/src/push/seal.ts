import type { Store } from '../ports.ts'
import type { OutboxRow } from '../types.ts'
import { isFinal } from './is-final.ts'
import { isSuspect, pick } from './pick.ts'

const ORDER = '[state+prio+rank+n]'

/**
 * The next batch, durably marked as on its way before it is. What is sealed already goes first, unchanged: its fate is unknown,
 * and only the same change under the same id counts once. `fills`: new ones may take the places behind them.
 */
export const seal = (store: Store, { size, fills, now }: { size: number; fills: boolean; now: number }): Promise<OutboxRow[]> =>
  store.write([], async (tx) => {
    const [sealed, waitingCalls] = await Promise.all([tx.outbox.where(ORDER, ['sealed'], size), tx.outbox.where(ORDER, ['pending', 3])])
    // Nothing goes beside what makes results official.
    if (sealed.length === size || sealed.some(isFinal) || (sealed.length && (!fills || sealed.some(isSuspect)))) return sealed
    const calls = [...sealed.filter(({ kind }) => kind === 'call'), ...waitingCalls]
    const free = size - sealed.length
    for (let reach = free; ; reach *= 4) {
      const rows = await tx.outbox.where(ORDER, ['pending'], reach)
      const picked = pick(rows, { size: free, now, calls, isAlone: sealed.length === 0 })
      if (picked.length < free && rows.length === reach) continue
      const fresh = picked
        .filter((row) => sealed.length === 0 || !isSuspect(row))
        .map((row): OutboxRow => ({ ...row, state: 'sealed', tries: row.tries + 1 }))
      if (fresh.length) await tx.outbox.putMany(fresh)
      return [...sealed, ...fresh]
    }
  })
