import { newId } from '@ramplight/contract/kernel/new-id'
import { calcuttaCalls } from '@ramplight/contract/payouts/calcuttas'
import type { DemoStage } from './demo-stage.ts'

/** What the first boats went for at the rules meeting, in dollars. */
const BIDS = [240, 180, 310, 120, 150, 90, 200, 110]

/**
 * The calcutta of today's event: eight boats went to bidders, one of them with half bought back by its crew, one by check; all others went
 * together as the field. Owners are paid when the results are official.
 */
export async function seedCalcutta(
  { api }: DemoStage,
  token: string,
  tournament: string,
  boats: readonly string[],
  people: readonly string[],
): Promise<void> {
  const params = { id: tournament }
  const terms = { houseShare: 10, places: [50, 30, 20] }
  await api.must(calcuttaCalls.save, { token, params, body: { ...terms, state: 'open' } })
  for (const [index, price] of BIDS.entries()) {
    const buyer = index % 3 === 2 ? { entrant: 'Dale Whitcomb' } : { user: people[index * 2 + 1]! }
    const paid = index === 3 ? { method: 'check' as const, note: '1187' } : { method: 'cash' as const }
    const body = { _id: newId(), entries: [boats[index]!], price, ...buyer, ...paid, ...(index === 0 && { boughtBack: 50 }) }
    await api.must(calcuttaCalls.sell, { token, params, body })
  }
  const field = boats.slice(BIDS.length)
  const body = { _id: newId(), entries: [...field], price: 275, entrant: 'Marge from the bait shop', method: 'cash' as const }
  await api.must(calcuttaCalls.sell, { token, params, body })
  await api.must(calcuttaCalls.save, { token, params, body: { ...terms, state: 'closed' } })
}
