import type { WireBodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { centsToDollars } from '@ramplight/contract/kernel/units'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { FEE_ITEM } from '@ramplight/domain/registration/entry-items'
import type { DemoStage } from './demo-stage.ts'

const A_TWENTY = 2_000
type Said = Pick<WireBodyOf<typeof moneyCalls.cashBox>['cashLog'][string], 'kind' | 'amount' | 'purpose' | 'expected' | 'note'>

/**
 * The money of a morning at the ramp: starting cash, ice for the fish, a count that is right, a boat that was marked Paid by mistake, twenty
 * dollars of a pot refunded out of the box, a deposit, a second count that does not come out, and a boat whose money two tablets took that could
 * not see each other.
 */
export async function seedMoney(stage: DemoStage, tournament: string, entries: string[], ramp: Date): Promise<void> {
  const after = (minutes: number) => stage.directorAt(new Date(ramp.getTime() + minutes * 60_000))
  const seen: string[] = []
  const cashAt = async (token: string) => {
    const { places } = await stage.api.must(moneyCalls.byTournament, { token, params: { id: tournament } })
    return places.find(({ place }) => place === 'cash')?.left ?? 0
  }
  const says = async (minutes: number, said: Said) => {
    const at = new Date(ramp.getTime() + minutes * 60_000)
    const [token, item] = [await stage.directorAt(at), newId()]
    const cashLog = { [item]: { ...said, item, act: 'make' as const, at: at.toISOString(), method: 'cash' as const, seen } }
    await stage.api.must(moneyCalls.cashBox, { token, params: { id: tournament }, body: { cashLog } })
    seen.push(item)
  }
  const count = async (minutes: number, missing: number) => {
    const expected = await cashAt(await after(minutes))
    await says(minutes, { kind: 'count', amount: centsToDollars(expected - missing), expected: centsToDollars(expected) })
  }
  await says(-90, { kind: 'float', amount: 150 })
  await says(-40, { kind: 'expense', purpose: 'expense', amount: 32, note: 'Ice and bottled water' })
  await count(0, 0)
  const last = { params: { id: entries.at(-1)! } }
  await stage.api.must(tournamentEntryCalls.update, { token: await after(4), ...last, body: { status: 'Pending' } })
  await stage.api.must(tournamentEntryCalls.update, { token: await after(9), ...last, body: { status: 'Paid' } })
  await potRefunded(stage, entries, await after(12))
  await says(16, { kind: 'deposit', amount: 400, note: 'First State Bank' })
  await count(20, A_TWENTY)
  await takenAtTwoTablets(stage, entries[0]!, { token: await after(24), at: new Date(ramp.getTime() + 24 * 60_000) })
}

/** A boat is out of a pot and gets its twenty dollars back, and nothing of the entry fee. */
async function potRefunded({ api }: DemoStage, entries: readonly string[], token: string): Promise<void> {
  for (const id of entries) {
    const { items } = await api.must(moneyCalls.refundable, { token, params: { id } })
    const pot = items.find(({ item, most }) => item !== FEE_ITEM && most >= A_TWENTY)
    if (!pot) continue
    const body = {
      _id: newId(),
      amount: centsToDollars(A_TWENTY),
      method: 'cash' as const,
      reason: 'Signed up for the wrong pot',
      item: pot.item,
    }
    await api.must(moneyCalls.refund, { token, params: { id }, body })
    const { sidePotBigFishEntries } = await api.must(tournamentEntryCalls.get, { token, params: { id } })
    const stays = (sidePotBigFishEntries ?? []).map((one) => {
      const sidePotIds = one.sidePotIds.filter((potId) => potId !== pot.item)
      return { ...one, sidePotIds, sidePot: sidePotIds.length > 0 }
    })
    await api.must(tournamentEntryCalls.update, { token, params: { id }, body: { sidePotBigFishEntries: stays } })
    return
  }
}

/** The dock had taken the cash; the truck, which had no signal, took a check for the same boat. */
async function takenAtTwoTablets({ api }: DemoStage, entry: string, { token, at }: { token: string; at: Date }): Promise<void> {
  const { paymentLog } = await api.must(tournamentEntryCalls.get, { token, params: { id: entry } })
  const [cash] = Object.values(paymentLog ?? {})
  if (!cash) return
  const item = newId()
  const { by: _, device: __, ...paid } = cash
  const buys = paid.buys.map(({ cents, charged, ...one }) => ({ ...one, cents: centsToDollars(cents), charged: centsToDollars(charged) }))
  const check = { ...paid, buys, item, at: at.toISOString(), method: 'check' as const, note: '1093', seen: [] }
  await api.must(tournamentEntryCalls.update, { token, params: { id: entry }, body: { paymentLog: { [item]: check } } })
}
