import { newId } from '@ramplight/contract/kernel/new-id'
import { weightToOunces } from '@ramplight/contract/kernel/units'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { directorSettingsCalls } from '@ramplight/contract/people/director-settings'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { type TournamentResult, tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { type Tournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { hoursOfPeriod } from '@ramplight/domain/scoring/periods'
import { type DemoStage, dayFrom } from './demo-stage.ts'
import { seedBeforeEvent } from './seed-before-event.ts'
import { seedCalcutta } from './seed-calcutta.ts'
import { seedCoupons } from './seed-coupons.ts'
import { seedMoney } from './seed-money.ts'
import { seedRaffle } from './seed-raffle.ts'
import { seedRefunds } from './seed-refunds.ts'
import { aCatch, measuredFish, seededLuck } from './seeded-luck.ts'
import {
  BIG_BASS_SETTINGS,
  CLUB_RULES,
  CLUB_SETTINGS,
  DEFAULTS,
  type DemoEvent,
  HOURS,
  MEASURED_RULES,
  MEASURED_SETTINGS,
  OPEN_SETTINGS,
  RULES,
  SPONSORS,
} from './world.ts'

type Given = {
  number: number
  event: DemoEvent
  today: Date
  tour: string
  season: string | null
  division: string | null
  director: string
  people: string[]
}

/** One event, from its creation to where it stands today. */
export async function runDemoEvent(stage: DemoStage, given: Given): Promise<void> {
  const { event, today, number } = given
  const firstDay = new Date(`${dayFrom(today, event.day)}T12:00:00.000Z`)
  const before = (days: number) => new Date(Math.min(firstDay.getTime() - days * 86_400_000, today.getTime() - 3_600_000))

  const token = await stage.directorAt(before(20))
  const tournament = await createTournament(stage, token, given)
  const entries = event.boats ? await enterBoats(stage, token, tournament, given) : []
  if (event.isCancelled) {
    await stage.api.must(tournamentCalls.update, {
      token: await stage.directorAt(new Date(today.getTime() - 3_600_000)),
      params: { id: tournament._id },
      body: { cancelled: true },
    })
    return
  }
  if (event.stage === 'open') {
    const [entered, others] = [given.people.slice(0, event.boats * 2), given.people.slice(event.boats * 2)]
    await seedBeforeEvent(stage, { tournament, director: given.director, entered, others, at: new Date(today.getTime() - 2 * 3_600_000) })
    await seedRefunds(stage, entries.toReversed(), new Date(today.getTime() - 3_600_000))
    await seedCoupons(stage, tournament._id, entries.toReversed(), new Date(today.getTime() - 3_600_000))
  }
  if (event.stage === 'scheduled' || event.stage === 'open') return

  const ramp = await stage.directorAt(before(0.1))
  await makeFlights(stage, ramp, tournament)
  await stage.api.must(tournamentEntryCalls.drawBoatNumbers, {
    token: ramp,
    body: { tournament: tournament._id, mode: 'random', seed: 1000 + number, assignFlights: true },
  })
  await checkIn(stage, ramp, entries, before(0.05))
  if (event.hasRaffle) {
    await seedRaffle(stage, ramp, tournament._id, given.people)
    await seedCalcutta(stage, ramp, tournament._id, entries, given.people)
  }
  await moveTo(stage, ramp, tournament, 'In Progress')
  if (event.stage === 'half') await seedMoney(stage, tournament._id, entries, before(0.04))
  const luck = seededLuck(42 + number)
  const isHalf = event.stage === 'half'
  for (let day = 0; day < (event.days ?? 1); day++) {
    const weighing = isHalf ? entries.slice(0, Math.ceil(entries.length / 2)) : entries
    // Scales open at 3 pm; today's weigh-in has been going for a while.
    const scalesOpen = isHalf ? today.getTime() - weighing.length * 90_000 : firstDay.getTime() + day * 86_400_000 + 9 * 3_600_000
    for (const [index, entry] of weighing.entries()) {
      const at = new Date(scalesOpen + index * 85_000)
      await stage.api.must(weighInCalls.create, {
        token: await stage.directorAt(at),
        body: {
          _id: newId(),
          tournament: tournament._id,
          entry,
          day,
          station: index % 2 ? 'B' : 'A',
          at: at.toISOString(),
          ...(event.isMeasured ? measuredFish(luck, 5) : aCatch(luck, 5)),
        },
      })
    }
  }
  if (isHalf) {
    const ramp = await stage.directorAt(today)
    await comeBack(stage, ramp, given.director, entries.slice(0, Math.ceil(entries.length * HERE)), today)
    const next = Math.ceil(entries.length / 2)
    await lineUp(stage, ramp, entries.slice(next, next + IN_LINE), today)
  }
  if (!event.isMeasured) await correctOne(stage, tournament, isHalf ? today : firstDay)
  if (isHalf) return

  const evening = await stage.directorAt(new Date(firstDay.getTime() + (event.days ?? 1) * 86_400_000))
  await moveTo(stage, evening, tournament, 'Closed')
  const results = await closeOut(stage, evening, tournament._id)
  // The smallest event has not paid its winners yet: so much waits for its director.
  if (!event.isMeasured) await payWinners(stage, evening, tournament._id)
  if (event.isCorrected) await correctWinner(stage, tournament._id, results, new Date(firstDay.getTime() + 8 * 86_400_000))
}

/** As at the close-out: what is finalized was looked at, with the boats that have not weighed. */
async function closeOut({ api }: DemoStage, token: string, tournament: string): Promise<TournamentResult> {
  const { revision } = await api.must(tournamentResultCalls.preview, { token, params: { id: tournament } })
  return api.must(tournamentResultCalls.create, { token, body: { tournament, revision } })
}

/** The winners got their checks at the ramp. */
async function payWinners({ api }: DemoStage, token: string, tournament: string): Promise<void> {
  const payouts = await api.must(paymentCalls.search, { token, body: { sourceModuleRecord: tournament, selectAll: true } })
  const ids = payouts.flatMap(({ _id, open }) => ((open ?? 0) > 0 ? [_id] : []))
  if (ids.length) await api.must(paymentCalls.paidOut, { token, body: { ids, paidOut: { method: 'check' } } })
}

/** The bag that won was misread by two pounds: somebody gives money back, and others are owed some. */
async function correctWinner(stage: DemoStage, tournament: string, { _id, overallResults }: TournamentResult, at: Date): Promise<void> {
  const token = await stage.directorAt(at)
  await stage.api.must(tournamentResultCalls.remove, { token, params: { id: _id } })
  const [bag] = await stage.api.must(weighInCalls.search, { token, body: { tournament, entry: overallResults.standings[0]!.entry } })
  const weight = weightToOunces(bag!.weight) - 32
  await stage.api.must(weighInCalls.update, {
    token,
    params: { id: bag!._id },
    body: { weight, reason: 'Read from the video: two pounds less' },
  })
  const again = await stage.directorAt(new Date(at.getTime() + 1_800_000))
  await closeOut(stage, again, tournament)
}

/** All but $10 until a week before the first day, half of it until two days before. */
function openSettings(firstDay: string) {
  const day = new Date(`${firstDay}T12:00:00.000Z`)
  const steps = [
    { until: dayFrom(day, -7), percent: 100 },
    { until: dayFrom(day, -2), percent: 50 },
  ]
  return { ...OPEN_SETTINGS, registration: { ...OPEN_SETTINGS.registration, refunds: { steps, feeKept: 10 } } }
}

/** The last flight leaves first, and lines are in an hour earlier: the awards come after. */
const secondDay = (date: string) => ({
  dayTimes: [{ date, startTime: DEFAULTS.startTime, dueTime: '14:00' }],
  settings: { flightOptions: { reverseOnDayTwo: true } },
})

/** `07:00` → `7:00 AM` */
const clock = (wall: string): string => {
  const [hour = 0, minute = '00'] = [Number(wall.slice(0, 2)), wall.slice(3)]
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`
}

/** A prize for each hour, out of the entry fee. */
const hourPots = () =>
  Array.from({ length: HOURS.count }, (_, periodIndex) => {
    const { from, until } = hoursOfPeriod(HOURS, periodIndex)
    return {
      _id: newId(),
      name: `Hour ${periodIndex + 1}, ${clock(from)}–${clock(until)}`,
      entryFee: 5,
      includedInEntryFee: true,
      periodIndex,
    }
  })

async function createTournament(stage: DemoStage, token: string, { event, today, tour, season, division }: Given): Promise<Tournament> {
  const dates = Array.from({ length: event.days ?? 1 }, (_, i) => dayFrom(today, event.day + i))
  const pots = { big: newId(), side: newId() }
  const tournament = await stage.api.must(tournamentCalls.create, {
    token,
    body: {
      name: event.name,
      ...event.ramp,
      tour,
      ...(season && { season }),
      ...(division && { division }),
      ...(event.isMeasured && { teamEvent: false }),
      dateSpanType: dates.length > 1 ? 'multi' : 'single',
      ...(dates.length > 1 ? { tournamentDates: dates } : { tournamentDateForSingle: dates[0]! }),
      startTime: DEFAULTS.startTime,
      endTime: DEFAULTS.endTime,
      status: 'Scheduled',
      marketing_text: `Presented by ${SPONSORS.map(({ name }) => name).join(', ')}.`,
      rules: event.isMeasured ? MEASURED_RULES : event.isClubs ? CLUB_RULES : RULES,
      ...(dates[1] ? secondDay(dates[1]) : {}),
      ...(event.isBigBass ? { settings: BIG_BASS_SETTINGS } : event.isMeasured ? { settings: MEASURED_SETTINGS } : {}),
      ...(event.isClubs ? { settings: CLUB_SETTINGS } : event.stage === 'open' ? { settings: openSettings(dates[0]!) } : {}),
      bigfishpots: [
        {
          _id: pots.big,
          name: 'Big fish',
          entryFee: 10,
          payoutsPercentages: [
            { position: 1, percentage: 70 },
            { position: 2, percentage: 30 },
          ],
        },
        ...(event.isBigBass ? hourPots() : []),
      ],
      sidepots: [
        {
          _id: pots.side,
          name: 'Side pot',
          entryFee: 20,
          payoutsPercentages: [
            { position: 1, percentage: 50 },
            { position: 2, percentage: 30 },
            { position: 3, percentage: 20 },
          ],
        },
      ],
    },
  })
  return event.stage === 'scheduled' ? tournament : moveTo(stage, token, tournament, 'Open')
}

async function enterBoats(stage: DemoStage, token: string, tournament: Tournament, { event, number, people }: Given): Promise<string[]> {
  const luck = seededLuck(7 + number)
  const entries = Array.from({ length: event.boats }, (_, boat) => {
    const pair = [people[(boat * 2) % people.length]!, people[(boat * 2 + 1) % people.length]!]
    const users = event.isMeasured ? pair.slice(0, 1) : pair
    const [big, side] = [luck() < 0.8, luck() < 0.5]
    return {
      _id: newId(),
      tournament: tournament._id,
      users,
      // At an event to come some have not paid yet; at the ramp everybody has.
      status: event.stage === 'open' && luck() < 0.3 ? ('Pending' as const) : ('Paid' as const),
      paidOnline: boat % 4 === 1,
      ...(boat % 8 === 2 ? { paidWith: { method: 'check' as const, note: `${1040 + boat}` } } : {}),
      sidePotBigFishEntries: [
        {
          user: users[0]!,
          bigFish: big,
          bigFishPotIds: big ? tournament.bigfishpots.map((pot) => pot._id) : [],
          sidePot: side,
          sidePotIds: side ? tournament.sidepots.map((pot) => pot._id) : [],
        },
      ],
    }
  })
  await stage.api.must(tournamentEntryCalls.bulkCreate, { token, body: entries })
  return entries.map((entry) => entry._id)
}

/** Walks the statuses forward one by one, as a director would press. */
async function moveTo(stage: DemoStage, token: string, tournament: Tournament, status: Tournament['status']): Promise<Tournament> {
  const order = ['Draft', 'Scheduled', 'Open', 'In Progress', 'Closed'] as const
  let current = await stage.api.must(tournamentCalls.get, { token, params: { id: tournament._id } })
  for (const next of order.slice(order.indexOf(current.status as 'Draft') + 1, order.indexOf(status as 'Draft') + 1))
    current = await stage.api.must(tournamentCalls.update, { token, params: { id: tournament._id }, body: { status: next } })
  return current
}

async function makeFlights(stage: DemoStage, token: string, tournament: Tournament): Promise<void> {
  const flights = [
    { name: 'Flight 1', order: 1, startTime: '06:00', dueTime: '15:00' },
    { name: 'Flight 2', order: 2, startTime: '06:10', dueTime: '15:15' },
  ]
  for (const flight of flights)
    await stage.api.must(tournamentFlightCalls.create, { token, body: { tournament: tournament._id, ...flight } })
}

/** Everybody is at the ramp, a few seconds apart. */
async function checkIn(stage: DemoStage, token: string, entries: string[], from: Date): Promise<void> {
  const body = entries.map((_id, index) => ({ _id, checkedInAt: new Date(from.getTime() + index * 20_000).toISOString() }))
  await stage.api.must(tournamentEntryCalls.bulkUpdate, { token, body })
}

/** So many boats of the day that runs are back, and the others on the water. */
const HERE = 0.8

/** Who is back is checked in at the dock, in line for the scale; the list says who is still out. */
async function comeBack(stage: DemoStage, token: string, director: string, back: string[], at: Date): Promise<void> {
  const settings = await stage.api.must(directorSettingsCalls.byUser, { token, params: { id: director } })
  const optionalCheckInTimes = { preTournamentMeeting: true, dailyTournamentDay: true, dailyWeighInCheckIn: true }
  await stage.api.must(directorSettingsCalls.update, { token, params: { id: settings._id }, body: { optionalCheckInTimes } })
  const from = at.getTime() - back.length * 60_000
  const body = back.map((_id, index) => ({ _id, checkIns: { 'back-0': new Date(from + index * 55_000).toISOString() } }))
  await stage.api.must(tournamentEntryCalls.bulkUpdate, { token, body })
}

const IN_LINE = 5

/** The bump table has counted some that are back: they wait for the scale. */
async function lineUp(stage: DemoStage, token: string, entries: string[], now: Date): Promise<void> {
  for (const [index, _id] of entries.entries()) {
    const at = new Date(now.getTime() - (entries.length - index) * 150_000).toISOString()
    const bump = { day: 0, totalFish: 5, deadFishCount: index === 2 ? 1 : 0, shortFishCount: 0, bag: `${20 + index}`, at }
    await stage.api.must(tournamentEntryCalls.bumpStationUpdate, { token, body: { _id, bump } })
  }
}

/** A scale was misread once, as it happens: the log shows both weights and the reason. */
async function correctOne(stage: DemoStage, tournament: Tournament, at: Date): Promise<void> {
  const token = await stage.directorAt(at)
  const [, , third] = await stage.api.must(weighInCalls.search, { token, body: { tournament: tournament._id, day: 0 } })
  if (!third) return
  const weight = weightToOunces(third.weight) + 3
  await stage.api.must(weighInCalls.update, {
    token,
    params: { id: third._id },
    body: { _rev: third._rev, weight, reason: 'misread, the display said three ounces more' },
  })
}
