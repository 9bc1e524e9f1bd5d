import { newId } from '@ramplight/contract/kernel/new-id'
import { centsToDollars } from '@ramplight/contract/kernel/units'
import { moneyCalls } from '@ramplight/contract/payments/money'
import type { DemoStage } from './demo-stage.ts'

/** Two boats cannot come to the event that is open: one got back what the policy gives, one everything, by the director's own word. */
export async function seedRefunds(stage: DemoStage, entries: string[], at: Date): Promise<void> {
  const said = [
    { method: 'cash', reason: 'Works that weekend', isAll: false },
    { method: 'credits', reason: 'Boat is broken, fishes the next one', isAll: true },
  ] as const
  let given = 0
  for (const [index, entry] of entries.entries()) {
    const how = said[given]
    if (!how) return
    const token = await stage.directorAt(new Date(at.getTime() + index * 60_000))
    const { left, proposal } = await stage.api.must(moneyCalls.refundable, { token, params: { id: entry } })
    if (left === 0) continue
    const amount = centsToDollars(how.isAll ? left : proposal.amount)
    await stage.api.must(moneyCalls.refund, {
      token,
      params: { id: entry },
      body: { _id: newId(), amount, method: how.method, reason: how.reason },
    })
    given++
  }
}
