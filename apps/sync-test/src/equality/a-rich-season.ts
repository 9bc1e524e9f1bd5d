import { topicPageCalls } from '@ramplight/contract/content/topic-pages'
import { topicSectionCalls } from '@ramplight/contract/content/topic-sections'
import { tutorialCalls } from '@ramplight/contract/content/tutorials'
import type { AnyEndpoint, WireBodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { creditTransactionCalls } from '@ramplight/contract/payments/credit-transactions'
import { directorCreditBankCalls } from '@ramplight/contract/payments/director-credit-banks'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { payoutPercentageCalls } from '@ramplight/contract/payouts/payout-percentages'
import { payoutStructureCalls } from '@ramplight/contract/payouts/payout-structures'
import { tournamentRaffleEntryCalls } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { tournamentRaffleCalls } from '@ramplight/contract/payouts/tournament-raffles'
import { directorSettingsCalls } from '@ramplight/contract/people/director-settings'
import { directorThemeCalls } from '@ramplight/contract/people/director-themes'
import { staffMemberCalls } from '@ramplight/contract/people/staff-members'
import { userCalls } from '@ramplight/contract/people/users'
import { teamCalls } from '@ramplight/contract/registration/teams'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { waiverAcceptanceCalls } from '@ramplight/contract/registration/waiver-acceptances'
import { seasonStandingCalls } from '@ramplight/contract/results/season-standings'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { advertiserCalls } from '@ramplight/contract/sponsors/advertisers'
import { sponsorCalls } from '@ramplight/contract/sponsors/sponsors'
import { calendarEventCalls } from '@ramplight/contract/tournaments/calendar-events'
import { groupCalls } from '@ramplight/contract/tournaments/groups'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { divisionCalls } from '@ramplight/contract/tours/divisions'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import { seasonTeamCalls } from '@ramplight/contract/tours/season-teams'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourSettingsCalls } from '@ramplight/contract/tours/tour-settings'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { aForm } from '../../../server/src/features/tournaments/testing/a-tournament.ts'
import { withCoDirectors } from '../../../server/src/features/tournaments/testing/with-co-directors.ts'
import type { Person, TestServer } from '../../../server/src/platform/testing/test-server.ts'

const FIRST = ['Lily', 'Ty', 'Jo', 'Al', 'Mo', 'Ed', 'Cy', 'Gus', 'Ike', 'Di', 'Ann', 'Bob']
const LAST = ['Reyes', 'Hall', "O'Neil", 'Tran', 'van der Berg', 'Poe_Jr', '100% Odom', 'Reyes-Hall']
const TOWNS = ['Emory', 'Mineola', 'Quitman', null]

/** What a scale said, with its proof. */
const RAW = {
  text: 'ST,GS, 12lb  4.5oz',
  unit: 'lb-oz',
  time: '2027-06-12T15:00:00.000Z',
  device: 'tablet',
  tareState: 'tared',
  scale: 'Scale 1',
  zeroAt: '2027-06-12T14:59:50.000Z',
  lines: ['ST,GS,  0lb  0.0oz', 'ST,GS, 12lb  4.5oz'],
}

/** The meeting, and back in the afternoon; a second morning was taken back. */
const CHECKED: Record<string, string | null> = { meeting: '2025-06-11T23:30:00.000Z', 'out-1': null, 'back-0': '2025-06-12T20:05:00.000Z' }

type Make = <E extends AnyEndpoint>(call: E, body: WireBodyOf<E>, as?: Person) => Promise<unknown>

/** Events of one's own and of tournaments, with and without an end, all day, of kinds with hours; and those of a neighbour. */
async function seedCalendar(make: Make, of: Record<'running' | 'finished' | 'theirs', string>, [ana, bo, hal]: Person[]): Promise<void> {
  const plan = (as: Person | undefined, body: WireBodyOf<typeof calendarEventCalls.create>) => make(calendarEventCalls.create, body, as)
  const at = (day: number, hour = 12) => `2027-06-${day}T${String(hour).padStart(2, '0')}:00:00.000Z`
  await plan(ana, { title: 'Captains’ meeting', type: 'Meeting', tournament: of.running, start: at(11, 23), color: 'blue' })
  await plan(ana, {
    title: 'Fog',
    type: 'Delayed Start',
    hours: 1.5,
    tournament: of.running,
    start: at(12),
    end: at(12, 14),
    color: 'gray',
  })
  await plan(ana, { title: 'Short day', type: 'Early Release', hours: 2, tournament: of.finished, notes: 'Storm by noon' })
  await plan(ana, { title: 'Off limits 100%', allDay: true, start: at(10, 0), end: at(14), color: 'orange' })
  await plan(ana, { title: 'Haul the trailer', start: at(15), reminder: 'The night before', resizable: true })
  await plan(hal, { title: 'Radio check', start: at(12) })
  await plan(bo, { title: 'Rivals meet', tournament: of.theirs, start: at(12) })
  await plan(bo, { title: 'Dentist', start: at(13) })
}

export type RichSeason = Awaited<ReturnType<typeof aRichSeason>>

/**
 * A year of a director with everything that a day at the ramp leaves behind: sixty boats on the water with corrected and
 * struck-out bags, a finished event with money and points, drafts, helpers, and a neighbour whose book is none of theirs.
 */
export async function aRichSeason(ramp: TestServer) {
  const admin = await ramp.person('System Admin', 'Sam Root')
  const ana = await ramp.person('Director', 'Ana Hall')
  const bo = await ramp.person('Director', 'Bo Kim')
  const make = async <E extends AnyEndpoint>(call: E, body: WireBodyOf<E>, as: Person = ana, params?: object) => {
    const answer = await ramp.call(call, { as, body, params } as unknown as Parameters<typeof ramp.call<E>>[1])
    if (!answer.body) throw new Error(`${call.method} ${call.path}: ${JSON.stringify(answer.error)}`)
    return answer.body
  }

  const tour = (await make(tourCalls.create, { name: 'Lake Fork Trail', waterType: 'Freshwater', payout: { oneIn: 5 } }))._id
  const winter = (await make(tourCalls.create, { name: 'winter league 100%' }))._id
  const boTour = (await make(tourCalls.create, { name: 'Lake Fork Rivals' }, bo))._id
  const hal = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [tour] })

  const division = (await make(divisionCalls.create, { name: 'North', tour }))._id
  const year = { startDate: '2027-01-01', endDate: '2027-12-31' }
  const season = (
    await make(seasonCalls.create, { name: '2027', ...year, tour, division, membershipFee: 75.5, seasonRules: { bestOf: 4 } })
  )._id
  const old = (await make(seasonCalls.create, { name: '2026 spring', startDate: '2026-01-01', endDate: '2026-06-30', tour: winter }))._id
  await make(seasonCalls.create, { name: 'Rivals 2027', ...year, tour: boTour }, bo)

  for (const name of ['Largemouth Bass', 'Spotted bass'])
    await make(speciesCalls.create, { name, waterType: 'Freshwater', systemDefault: true }, admin)
  await make(speciesCalls.create, { name: 'Guadalupe Bass', waterType: 'Freshwater' })
  await make(speciesCalls.create, { name: 'Crappie', waterType: 'Both' }, bo)

  const tables = [{ places: 2, percentages: [60, 40].map((percentage, index) => ({ place: index + 1, percentage })) }]
  const structure = (await make(payoutStructureCalls.create, { name: 'Ana pays two', tables }))._id
  await make(payoutStructureCalls.create, { name: 'House table', tables, systemDefault: true }, admin)

  const settings = (await ramp.call(tourSettingsCalls.byTour, { as: ana, params: { id: tour } })).body
  await make(tourSettingsCalls.update, { weight: { fishLimit: 5 }, tournamentDefaults: { entryFee: 100, city: 'Emory' } }, ana, {
    id: settings._id,
  })

  const anglers: string[] = []
  for (let n = 0; n < 70; n++) {
    const town = TOWNS[n % TOWNS.length]
    const { _id } = await make(userCalls.create, {
      first_name: FIRST[n % FIRST.length]!,
      last_name: `${LAST[n % LAST.length]!}${n > 40 ? ` ${n}` : ''}`,
      userType: 'Angler',
      tours: n % 3 ? [tour] : [winter],
      ...(n % 4 ? { phone: `90355501${String(n).padStart(2, '0')}` } : {}),
      ...(n % 5 ? { email: `angler${n}@lake.test` } : {}),
      ...(town ? { city: town, state: 'TX' } : {}),
    })
    anglers.push(_id)
  }
  await make(userCalls.create, { first_name: 'Zed', last_name: 'Stranger', userType: 'Angler', tours: [boTour] }, bo)

  const [bigFish, side] = [newId(), newId()]
  const running = (
    await make(
      tournamentCalls.create,
      aForm(tour, {
        name: 'Lake Fork Open #1',
        teamEvent: true,
        season,
        entryFee: 100,
        tags: ['open', 'big water'],
        notes: 'Ask the marina for ice.',
        bigfishpots: [{ _id: bigFish, name: 'Big Bass', entryFee: 20 }],
        sidepots: [{ _id: side, name: 'Side', entryFee: 10, dayIndex: 0 }],
        settings: {
          ...{ payout: { payoutToUse: structure, oneIn: 5 }, weight: { fishLimit: 5, deadFishPenalty: 4 } },
          registration: { waiver: 'I fish at my own risk.' },
        } as never,
      }),
    )
  )._id
  const finished = (
    await make(
      tournamentCalls.create,
      aForm(tour, {
        name: 'Two days of March',
        season,
        division,
        entryFee: 150,
        dateSpanType: 'multi',
        tournamentDateForSingle: null,
        tournamentDates: ['2027-03-06', '2027-03-07'],
        settings: { payout: { oneIn: 3 }, pointsScoring: { system: 'By Position', firstPlacePoints: 100 } } as never,
      }),
    )
  )._id
  const others = [
    aForm(tour, { name: 'A draft', status: 'Draft', tournamentDateForSingle: '2027-09-01' }),
    aForm(tour, { name: 'Night on the fork', status: 'Scheduled', tournamentDateForSingle: '2027-08-01', teamEvent: true, season }),
    aForm(winter, {
      name: 'Ice breaker',
      tournamentDateForSingle: '2026-01-15',
      season: old,
      state: 'Texas',
      entryFee: 45.5,
      zip: '75783',
      city: 'Quitman',
    }),
    aForm(winter, {
      name: 'ICE closer',
      tournamentDateForSingle: '2030-01-15',
      externalTournament: true,
      externalLink: 'https://ice.example.com/open',
    }),
  ]
  for (const form of others) await make(tournamentCalls.create, form)
  const payout = { allowPreRegistration: true }
  const later = await make(
    tournamentCalls.create,
    aForm(tour, { name: 'Pay at the ramp', status: 'Open', teamEvent: true, settings: { payout } }),
  )
  for (const [one, other] of [[0, 1], [2, 4], [5, 7]] as const) // biome-ignore format: pairs
    await make(preRegistrationCalls.create, { tournament: later._id, team: { users: [anglers[one]!, anglers[other]!] } })
  const boTournament = (await make(tournamentCalls.create, aForm(boTour, { name: 'Rivals Open' }), bo))._id
  await make(tournamentCalls.create, aForm(boTour, { name: 'Rivals draft', status: 'Draft' }), bo)
  const { _id: shared } = await make(tournamentCalls.create, aForm(boTour, { name: 'Shared water' }), bo)
  await withCoDirectors(ramp, shared, [ana.id])

  await seedCalendar(make, { running, finished, theirs: boTournament }, [ana, bo, hal])

  const flights: string[] = []
  for (const [order, name] of ['Gold', 'Blue', 'Red'].entries())
    flights.push((await make(tournamentFlightCalls.create, { tournament: running, name, order: 2 - order, startTime: '06:30' }))._id)
  await make(tournamentFlightCalls.create, { tournament: finished, name: 'All' })
  await make(tournamentFlightCalls.create, { tournament: boTournament, name: 'Theirs' }, bo)

  const boats: string[] = []
  for (let n = 0; n < 60; n++) {
    const team = n % 7 === 0 && n < 49
    const body = {
      tournament: running,
      users: team ? [anglers[n]!, anglers[60 + n / 7]!] : [anglers[n]!],
      status: n % 3 ? 'Paid' : 'Pending',
      ...(n % 6 ? { boatNumber: n + 1, flight: flights[n % 3] } : {}),
      inBigFishPot: n % 2 === 0,
      inSidePot: n % 5 === 0,
      freeEntry: n === 30,
      ...(n % 3 === 1 ? { paidWith: { method: 'check' as const, note: `${1000 + n}` } } : {}),
      ...(n % 7 === 3 ? { ruling: { place: 1 + (n % 4), points: 40.5, reason: `Protest ${n}` } } : {}),
      ...(n % 9 === 0 ? { checkedInAt: '2025-06-12T10:15:00.000Z', checkIns: CHECKED } : {}),
    } as const
    boats.push((await make(tournamentEntryCalls.create, body))._id)
  }
  const few: string[] = []
  for (let n = 0; n < 12; n++)
    few.push(
      (await make(tournamentEntryCalls.create, { tournament: finished, users: [anglers[n]!], status: 'Paid', boatNumber: n + 1 }))._id,
    )

  const move = (id: string, status: 'In Progress') => make(tournamentCalls.update, { status }, ana, { id })
  await move(running, 'In Progress')
  await move(finished, 'In Progress')
  const weigh = (tournament: string, entry: string, n: number, day = 0) =>
    make(weighInCalls.create, {
      tournament,
      entry,
      day,
      station: n % 2 ? 'Scale 1' : 'Scale 2',
      at: `2027-06-12T1${n % 8}:${String(n % 60).padStart(2, '0')}:00.000Z`,
      ...(n % 11 === 0
        ? { weight: 0, totalFish: 0 }
        : { weight: 64 + ((n * 37) % 180) + 0.125 * (n % 8), totalFish: 5 - (n % 3), bigFish: 30 + (n % 20) }),
      ...(n % 4 === 0 && n % 11 ? { deadFishCount: 1 } : {}),
      ...(n % 10 === 3 ? { minutesLate: 2 } : {}),
      ...(n % 13 === 5 ? { raw: RAW } : {}),
    } as never)
  const bags: string[] = []
  for (const [n, boat] of boats.slice(0, 45).entries()) {
    const { _id } = await weigh(running, boat, n)
    bags.push(_id)
    if (n % 8 === 2) await make(weighInCalls.update, { weight: 90 + n, reason: 'read again', station: 'Scale 3' }, hal, { id: _id })
    if (n % 16 === 2) await make(weighInCalls.update, { weight: 91 + n, reason: 'and again' }, ana, { id: _id })
    if (n % 9 === 4) await make(weighInCalls.voidWeighIn, { reason: 'wrong boat' }, hal, { id: _id })
  }
  await make(tournamentEntryCalls.update, { disqualified: true, disqualifiedReason: 'fished off limits' }, ana, { id: boats[50]! })
  await ramp.call(tournamentEntryCalls.remove, { as: ana, params: { id: boats[59]! } })
  for (const day of [0, 1]) for (const [n, boat] of few.entries()) if (n !== 7) await weigh(finished, boat, n + 20 * day + 1, day)
  const { revision } = (await ramp.call(tournamentResultCalls.preview, { as: ana, params: { id: finished } })).body
  await make(tournamentResultCalls.create, { tournament: finished, revision })

  for (const n of [0, 1, 2, 3, 4, 5])
    await make(paymentCalls.create, {
      amount: 10.25 * (n + 1),
      user: anglers[n]!,
      sourceModuleRecord: n % 2 ? running : finished,
      description: ['Entry fee', 'entry FEE 100%', null, 'Cooler', 'ice_bag', 'Late'][n] ?? null,
      status: n % 2 ? 'completed' : 'pending',
      debitOrCredit: n % 3 ? 'credit' : 'debit',
    })
  await make(directorThemeCalls.create, { headerGradient: 'green', backgroundGradient: 'red' })
  const { _id: bank } = await make(directorCreditBankCalls.create, { user: ana.id }, admin)
  for (const [n, description] of (['Paid by check', 'Late scale 100%', null] as const).entries())
    await make(creditTransactionCalls.create, { bank, amount: n === 2 ? -3 : 10 + n, description, tournament: n ? finished : null }, admin)
  await make(staffMemberCalls.create, { user: anglers[69]!, tours: [winter], extra: { radio: 4 } })
  const team = (
    await make(teamCalls.create, { name: 'Reyes & Tran', alias: 'The Fork', users: anglers.slice(0, 2), captain: anglers[0]!, tour })
  )._id
  await make(seasonTeamCalls.create, { season, team, substitutions: [anglers[4]!] })
  await make(seasonTeamCalls.create, { season, angler: anglers[5]! })
  const members = [
    { amountPaid: 10.5 },
    { amountPaid: 75.5, paidWith: { method: 'check' as const, note: '1042' } },
    { amountPaid: 42, approved: false },
    { amountPaid: 20, active: false },
  ]
  const made = []
  for (const [n, one] of members.entries()) made.push(await make(membershipCalls.create, { season, user: anglers[n + 1]!, ...one }))
  // In two parts, of which the second is taken back in part.
  for (const amountPaid of [60, 50.5]) {
    const body = { amountPaid, paidWith: { method: 'cash' as const } }
    await make(membershipCalls.update, body, ana, { id: made[0]!._id })
  }
  await make(groupCalls.create, { tournament: running, name: 'Seniors', potPercentageAllocatedToGroup: 10 } as never)
  await make(seasonStandingCalls.create, { season, note: 'Half time' })
  await make(seasonStandingCalls.create, { season, note: 'End of summer' })
  const raffle = (await make(tournamentRaffleCalls.create, { tournament: running, name: 'A new rod', cost: 5 }))._id
  for (const n of [1, 2, 3])
    await make(tournamentRaffleEntryCalls.create, n === 3 ? { raffle, entrant: 'A passer-by' } : { raffle, user: anglers[n]! })
  await make(sponsorCalls.create, {
    name: 'Fork Marina',
    tour,
    status: 'Active',
    charge: 250,
    notes: 'Pays in May',
    email: 'jo@marina.test',
  })
  await make(sponsorCalls.create, { name: 'bait & tackle 100%', tour: winter })
  await make(sponsorCalls.create, { name: 'Reel Time', status: 'Active' })
  const own = (await ramp.call(directorSettingsCalls.byUser, { as: ana, params: { id: ana.id } })).body!
  await make(directorSettingsCalls.update, { weightInBagRemovalDelay: 7, stationPin: '4711', showPhone: true }, ana, { id: own._id })
  for (const active of [true, false]) {
    const section = (await make(topicSectionCalls.create, { title: 'Scales', section_key: `scales-${active}`, active }, admin))._id
    const page = (await make(topicPageCalls.create, { section, title: 'Plug it in', content: '<p>First</p>', order: 1 }, admin))._id
    await make(topicPageCalls.create, { section, title: 'Zero', parentPage: page }, admin)
    await make(tutorialCalls.create, { name: `Two days ${active}`, active, displayLocations: [] }, admin)
    await make(
      advertiserCalls.create,
      { name: 'Marina', email: 'ad@marina.test', url: 'https://marina.test', active, key: `marina-${active}` },
      admin,
    )
  }
  await make(payoutPercentageCalls.create, { name: 'Ana', payStructure: [{ position: 1, percentage: 100 }] })
  await make(payoutPercentageCalls.create, { name: 'House', payStructure: [{ position: 1, percentage: 60 }], systemDefault: true }, admin)
  const { waiver } = (await ramp.call(waiverAcceptanceCalls.waiver, { as: ana, params: { id: running } })).body!
  const signed = { tournament: running, version: waiver!.version, name: 'As they wrote it' }
  await make(waiverAcceptanceCalls.accept, { ...signed, user: anglers[0]! })
  await make(waiverAcceptanceCalls.accept, { ...signed, user: anglers[1]!, onPaper: true })

  return { ramp, people: { ana, hal, bo, admin }, tour, winter, season, running, finished, boats, bags, anglers, structure }
}
