import type { Store } from '../ports.ts'
import type { OutboxRow } from '../types.ts'
import { pick } from './pick.ts'

const ORDER = '[state+prio+rank+n]'

/**
 * The next batch, durably marked as on its way before it is. What is sealed already goes first, unchanged: its fate is unknown,
 * and only the same change under the same id counts once.
 */
export const seal = (store: Store, size: number, now: number): Promise<OutboxRow[]> =>
  store.write([], async (tx) => {
    const sealed = await tx.outbox.where(ORDER, ['sealed'], size)
    if (sealed.length) return sealed
    const calls = await tx.outbox.where(ORDER, ['pending', 3])
    for (let reach = size * 2; ; reach *= 4) {
      const rows = await tx.outbox.where(ORDER, ['pending'], reach)
      const picked = pick(rows, { size, now, calls })
      if (picked.length < size && rows.length === reach) continue
      const batch = picked.map((row): OutboxRow => ({ ...row, state: 'sealed', tries: row.tries + 1 }))
      if (batch.length) await tx.outbox.putMany(batch)
      return batch
    }
  })
