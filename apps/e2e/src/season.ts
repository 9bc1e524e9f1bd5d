import { newId } from '@ramplight/contract/kernel/new-id'
import { payoutStructureCalls } from '@ramplight/contract/payouts/payout-structures'
import { userCalls } from '@ramplight/contract/people/users'
import { teamCalls } from '@ramplight/contract/registration/teams'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { anEvent, aTour, inDays, lbOz } from './event.ts'
import type { Ramp } from './ramp.ts'

const POTS = () => ({
  bigfishpots: [{ _id: newId(), name: 'Big fish', entryFee: 10, payoutsPercentages: [{ position: 1, percentage: 100 }] }],
  sidepots: [{ _id: newId(), name: 'Side pot', entryFee: 20, payoutsPercentages: [{ position: 1, percentage: 100 }] }],
})

/** A director in the middle of a year: one event weighing, one final over two days, one to come, and everything around them. */
export async function aSeason(ramp: Ramp) {
  const { api } = ramp
  const director = await ramp.aDirector('Ana Castle')
  const angler = await ramp.anAngler('Jo Redfern')
  const { token } = director
  const tour = await aTour(ramp, director)
  await api.must(userCalls.update, { token: ramp.admin.token, params: { id: angler.id }, body: { tours: [tour] } })
  const season = await api.must(seasonCalls.create, {
    token,
    body: { name: 'This season', tour, startDate: inDays(-100), endDate: inDays(100) },
  })
  await api.must(membershipCalls.create, { token: angler.token, body: { season: season._id, user: angler.id } })
  await api.must(speciesCalls.create, { token, body: { name: 'Largemouth Bass', waterType: 'Freshwater' } })
  const half = { places: 2, percentages: [60, 40].map((percentage, index) => ({ place: index + 1, percentage })) }
  await api.must(payoutStructureCalls.create, { token, body: { name: 'Club table', tables: [half] } })

  const live = await anEvent(ramp, director, { tour, name: 'Lake Fork #4', boats: 12, more: { season: season._id, ...POTS() } })
  const [first, second] = await Promise.all([
    live.weigh(1, { weight: lbOz(18, 2), bigFish: lbOz(6, 1) }),
    live.weigh(2, { weight: lbOz(16, 3), bigFish: lbOz(5, 2), deadFishCount: 1, minutesLate: 12 }),
    live.weigh(3, { weight: lbOz(13, 15), totalFish: 4 }),
    live.weigh(4, { weight: 0, totalFish: 0 }),
    live.weigh(5, { weight: lbOz(11, 0), minutesLate: 20 }),
  ])
  await api.must(weighInCalls.update, {
    token,
    params: { id: first._id },
    body: { weight: lbOz(18, 4), reason: 'Misread', _rev: first._rev },
  })
  const wrong = await live.weigh(6, { weight: lbOz(9, 9) })
  await api.must(weighInCalls.voidWeighIn, { token, params: { id: wrong._id }, body: { reason: 'Wrong boat' } })
  await api.must(tournamentEntryCalls.bumpStationUpdate, {
    token,
    body: { _id: live.entries[6]!, bump: { day: 0, totalFish: 5, deadFishCount: 1 } },
  })
  const mine = await api.must(tournamentEntryCalls.create, { token, body: { tournament: live.id, users: [angler.id], status: 'Pending' } })

  const final = await anEvent(ramp, director, {
    tour,
    name: 'Lake Fork Championship',
    boats: 10,
    more: {
      season: season._id,
      ...POTS(),
      dateSpanType: 'multi',
      tournamentDateForSingle: null,
      tournamentDates: [inDays(-20), inDays(-19)],
      hasCuts: true,
    },
  })
  for (const day of [0, 1])
    for (let boat = 1; boat <= 10; boat++) await final.weigh(boat, { weight: lbOz(20) - boat * 9 - day, bigFish: 70 }, day)
  await final.moveTo('Closed')
  await api.must(tournamentResultCalls.create, { token, body: { tournament: final.id } })

  const open = await anEvent(ramp, director, { tour, name: 'Fall Opener', boats: 4, status: 'Open', more: { season: season._id } })
  // Who signs up chooses a partner and accepts a waiver.
  const settings = { payout: { allowPreRegistration: true }, registration: { waiver: 'I fish at my own risk.' } }
  await api.must(tournamentCalls.update, { token, params: { id: open.id }, body: { teamEvent: true, settings } })
  await api.must(teamCalls.startOwn, { token: angler.token, body: { _id: newId(), name: 'Night Crew' } })
  await api.must(tournamentFlightCalls.create, {
    token,
    body: { tournament: open.id, name: 'Flight 1', startTime: '06:00', dueTime: '15:00' },
  })
  await api.must(tournamentEntryCalls.update, { token, params: { id: open.entries[0]! }, body: { status: 'Pending', boatNumber: null } })
  return { director, angler, mine: mine._id, tour, season: season._id, live, final, open, corrected: first._id, late: second._id }
}

export type Season = Awaited<ReturnType<typeof aSeason>>
