import { couponCalls } from '@ramplight/contract/payments/coupons'
import type { DemoStage } from './demo-stage.ts'

/** So many boats have used the one for early boats. */
const USED = 2

/** A coupon for boats that come early to the event that is open, one for every event, and one that is stopped. */
export async function seedCoupons({ api, directorAt }: DemoStage, tournament: string, entries: string[], at: Date): Promise<void> {
  const token = await directorAt(at)
  const make = (body: { code: string; amount: number; tournament?: string; most?: number; active?: boolean }) =>
    api.must(couponCalls.create, { token, body })
  const early = await make({ code: 'EARLY10', amount: 10, tournament, most: 20 })
  await make({ code: 'VETERAN', amount: 25 })
  await make({ code: 'ICEOUT', amount: 15, active: false })
  let used = 0
  for (const entry of entries) {
    // Who has paid is refused.
    const { status } = await api.send(couponCalls.use, { token, body: { entry, code: early.code } })
    if (status === 200 && ++used === USED) return
  }
}
