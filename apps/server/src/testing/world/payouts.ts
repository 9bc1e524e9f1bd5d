import { payoutPercentageCalls } from '@ramplight/contract/payouts/payout-percentages'
import { tournamentRaffleEntryCalls } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { tournamentRaffleCalls } from '@ramplight/contract/payouts/tournament-raffles'
import { tournamentSideBigfishPotCalls } from '@ramplight/contract/payouts/tournament-side-bigfish-pots'
import type { AreaRecords } from './making.ts'

/** A record of each family of this area that has none yet, by its family. */
export const payoutsRecords: AreaRecords = async ({ made, tournament, user }) => {
  const raffle = await made(tournamentRaffleCalls.create, { body: { tournament, name: 'A new rod', cost: 5 } })
  return {
    'payout-percentages': await made(payoutPercentageCalls.create, { body: { payStructure: [{ position: 1, percentage: 100 }] } }),
    'tournament-side-bigfish-pots': await made(tournamentSideBigfishPotCalls.create, {
      body: { tournament, kind: 'bigFishPot', name: 'Big Bass', entryFee: 20 },
    }),
    'tournament-raffles': raffle,
    'tournament-raffle-entries': await made(tournamentRaffleEntryCalls.create, { body: { raffle, user } }),
  }
}
