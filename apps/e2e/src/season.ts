import { topicPageCalls } from '@ramplight/contract/content/topic-pages'
import { topicSectionCalls } from '@ramplight/contract/content/topic-sections'
import type { WireBodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { payoutStructureCalls } from '@ramplight/contract/payouts/payout-structures'
import { userProfileCalls } from '@ramplight/contract/people/user-profiles'
import { userCalls } from '@ramplight/contract/people/users'
import { teamCalls } from '@ramplight/contract/registration/teams'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { divisionCalls } from '@ramplight/contract/tours/divisions'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { anEvent, aTour, inDays, lbOz } from './event.ts'
import type { Ramp } from './ramp.ts'

const POTS = () => ({
  bigfishpots: [{ _id: newId(), name: 'Big fish', entryFee: 10, payoutsPercentages: [{ position: 1, percentage: 100 }] }],
  sidepots: [{ _id: newId(), name: 'Side pot', entryFee: 20, payoutsPercentages: [{ position: 1, percentage: 100 }] }],
})

/** What the address of the tour ends with. */
const TOUR_KEY = 'lake-trail'

/** A director in the middle of a year: one event weighing, one final over two days, one to come, and everything around them. */
export async function aSeason(ramp: Ramp) {
  const { api } = ramp
  const director = await ramp.aDirector('Ana Castle')
  const angler = await ramp.anAngler('Jo Redfern')
  const { token } = director
  const tour = await aTour(ramp, director)
  await api.must(userCalls.update, { token: ramp.admin.token, params: { id: angler.id }, body: { tours: [tour] } })
  await api.must(tourCalls.update, { token, params: { id: tour }, body: { urlLookupKey: TOUR_KEY } })
  const division = await api.must(divisionCalls.create, { token, body: { name: 'North', tour } })
  const season = await api.must(seasonCalls.create, {
    token,
    body: { name: 'This season', tour, division: division._id, startDate: inDays(-100), endDate: inDays(100) },
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
  const change = (body: WireBodyOf<typeof tournamentCalls.update>) =>
    api.must(tournamentCalls.update, { token, params: { id: open.id }, body })
  await change({ teamEvent: true, settings: { payout: { allowPreRegistration: true } } })
  const invited = await whoInvites(ramp, open.id)
  // Who signs up from now on chooses a partner and accepts a waiver.
  await change({ settings: { payout: { allowPreRegistration: true }, registration: { waiver: 'I fish at my own risk.' } } })
  await api.must(teamCalls.startOwn, { token: angler.token, body: { _id: newId(), name: 'Night Crew' } })
  await api.must(userProfileCalls.setPublicCard, { token: angler.token, body: { publicCard: true } })
  const help = await aTopic(ramp)
  await api.must(tournamentFlightCalls.create, {
    token,
    body: { tournament: open.id, name: 'Flight 1', startTime: '06:00', dueTime: '15:00' },
  })
  await api.must(tournamentEntryCalls.update, { token, params: { id: open.entries[0]! }, body: { status: 'Pending', boatNumber: null } })
  return {
    director,
    angler,
    mine: mine._id,
    tour,
    season: season._id,
    live,
    final,
    open,
    corrected: first._id,
    late: second._id,
    division: division._id,
    invited,
    help,
  }
}

/** Another angler, who invites: into their place in a tournament, and into a team of theirs. */
async function whoInvites({ anAngler, api }: Ramp, tournament: string) {
  const { id, token } = await anAngler('Tess Moss')
  const place = await api.must(preRegistrationCalls.create, { token, body: { tournament, team: { users: [id] } } })
  const intoBoat = await api.must(preRegistrationCalls.invitation, { token, params: { id: place._id } })
  const team = await api.must(teamCalls.startOwn, { token, body: { _id: newId(), name: 'Day Crew' } })
  const intoTeam = await api.must(teamCalls.linkOwn, { token, params: { id: team._id } })
  return { intoBoat: intoBoat.code, intoTeam: intoTeam.code }
}

/** A page of the help, as its address ends. */
async function aTopic({ admin, again, api }: Ramp) {
  const { token } = await again(admin)
  const section = await api.must(topicSectionCalls.create, { token, body: { title: 'First steps', section_key: 'angler' } })
  const content = '<p>Hold it <b>flat</b>.</p><ul><li>Wet hands</li></ul>'
  const page = await api.must(topicPageCalls.create, { token, body: { section: section._id, title: 'The code', content } })
  return `${section.section_key}/${page._id}`
}

export type Season = Awaited<ReturnType<typeof aSeason>>
