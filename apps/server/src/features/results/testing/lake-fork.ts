import { newId } from '@ramplight/contract/kernel/new-id'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import type { Person, TestServer } from '#platform/testing/test-server'
import type { EntryRow } from '../../registration/tournament-entries/index.ts'
import { aBoat, aTournament } from '../../weigh-in/testing/a-tournament.ts'

/** Pounds of the bag and of its big fish; undefined did not weigh. */
type Bag = [pounds: number, bigFish: number] | undefined

const BAGS: Bag[] = [
  [18.125, 6],
  [14.4375, 5],
  [14.4375, 5],
  [13.5, 4],
  [12, 4],
  [11, 3],
  [9.25, 3],
  [7, 2],
  [0, 0],
  [5, 2],
]
const CREWS = ['Ty Hall', 'Jo Reyes', 'Al Odom', 'Mo Vega', 'Ed Poe', 'Cy Moss', 'Bo Lane', 'Di Ross', 'Gus Ward', 'Ike Bell']

export const weigh = async (ramp: TestServer, as: Person, entry: EntryRow, [pounds, bigFish]: [number, number], day = 0) => {
  const body = {
    tournament: entry.tournament,
    entry: entry.id,
    day,
    weight: pounds * 16,
    totalFish: pounds > 0 ? 5 : 0,
    bigFish: bigFish * 16,
  }
  return ramp.call(weighInCalls.create, { as, body })
}

/**
 * Ten boats at $100, all weighed, one without fish, two tied for second. Two places are paid from 90 % of the pool with a
 * $250 bonus for the winner, a fifth goes to the Co-Anglers, and there are a big fish pot of $20 and a side pot of $10.
 */
export async function lakeFork(ramp: TestServer, director: Person, more: Parameters<typeof aTournament>[2] = {}) {
  const [bigFishPot, sidePot] = [newId(), newId()]
  const tournament = await aTournament(ramp, director, {
    season: newId(),
    bigfishpots: [{ _id: bigFishPot, name: 'Big Bass', entryFee: 2000 }],
    sidepots: [
      {
        _id: sidePot,
        entryFee: 1000,
        dayIndex: 0,
        payoutsPercentages: [
          { position: 1, percentage: 60 },
          { position: 2, percentage: 40 },
        ],
      },
    ],
    groups: [{ _id: newId(), name: 'Co-Anglers', potPercentageAllocatedToGroup: 20, percentageOrDollar: 'percentage' }],
    settings: {
      pointsScoring: { system: 'By Position', firstPlacePoints: 100 },
      payout: { oneIn: 5, totalPayoutPerc: 90, bonusMoneyPaid: [{ position: 1, payment: 25_000, entriesRequired: 10 }] },
    },
    ...more,
  })
  const boats: EntryRow[] = []
  for (const [index, name] of CREWS.entries())
    boats.push(
      await aBoat(ramp, tournament, index + 1, index === 1 ? [name, 'Linh Tran'] : [name], {
        inBigFishPot: index % 2 === 0,
        inSidePot: index < 3,
        groups: index > 4 ? ['Co-Anglers'] : [],
      }),
    )
  return {
    tournament,
    boats,
    bigFishPot,
    sidePot,
    weighAll: async (day = 0) => {
      for (const [index, boat] of boats.entries()) {
        const bag = BAGS[index]
        if (bag) await weigh(ramp, director, boat, bag, day)
      }
    },
  }
}
