import { newId } from '@ramplight/contract/kernel/new-id'
import { calcuttaCalls } from '@ramplight/contract/payouts/calcuttas'
import { payoutPercentageCalls } from '@ramplight/contract/payouts/payout-percentages'
import { tournamentRaffleEntryCalls } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { tournamentRaffleCalls } from '@ramplight/contract/payouts/tournament-raffles'
import { tournamentSideBigfishPotCalls } from '@ramplight/contract/payouts/tournament-side-bigfish-pots'
import { calcuttaLots, calcuttaPayouts } from '../../features/payouts/calcuttas/calcuttas.table.ts'
import type { AreaRecords } from './making.ts'

/** A record of each family of this area that has none yet, by its family. */
export const payoutsRecords: AreaRecords = async ({ ramp, made, director, tournament, user }) => {
  const raffle = await made(tournamentRaffleCalls.create, { body: { tournament, name: 'A new rod', cost: 5 } })
  const terms = { state: 'open' as const, houseShare: 10, places: [50, 30, 20] }
  await ramp.call(calcuttaCalls.save, { as: director, params: { id: tournament }, body: terms })
  // Of another boat: that of this tournament can still be sold.
  const [lot, payout, at] = [newId(), newId(), ramp.deps.now().toISOString()]
  const cash = { method: 'cash', at, by: director.id } as const
  await ramp.db.insert(calcuttaLots).values({ ...cash, id: lot, tournament, entries: [newId()], user, price: 500, boughtBack: 0 })
  await ramp.db.insert(calcuttaPayouts).values({ ...cash, id: payout, lot, to: 'owner', amount: 100 })
  return {
    'calcutta-lots': lot,
    'calcutta-payouts': payout,
    'payout-percentages': await made(payoutPercentageCalls.create, { body: { payStructure: [{ position: 1, percentage: 100 }] } }),
    'tournament-side-bigfish-pots': await made(tournamentSideBigfishPotCalls.create, {
      body: { tournament, kind: 'bigFishPot', name: 'Big Bass', entryFee: 20 },
    }),
    'tournament-raffles': raffle,
    'tournament-raffle-entries': await made(tournamentRaffleEntryCalls.create, { body: { raffle, user } }),
  }
}
