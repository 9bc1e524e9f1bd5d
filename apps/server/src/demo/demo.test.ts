import { documentCalls } from '@ramplight/contract/content/documents'
import { topicPageCalls } from '@ramplight/contract/content/topic-pages'
import { topicSectionCalls } from '@ramplight/contract/content/topic-sections'
import { tutorialCalls } from '@ramplight/contract/content/tutorials'
import { apiClient } from '@ramplight/contract/kernel/api-client'
import { messageCalls } from '@ramplight/contract/messaging/messages'
import { accountCalls } from '@ramplight/contract/payments/accounts'
import { couponCalls } from '@ramplight/contract/payments/coupons'
import { directorCreditBankCalls } from '@ramplight/contract/payments/director-credit-banks'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { myPaymentCalls } from '@ramplight/contract/payments/my-payments'
import { calcuttaCalls } from '@ramplight/contract/payouts/calcuttas'
import { tournamentRaffleCalls } from '@ramplight/contract/payouts/tournament-raffles'
import { anglerMergeCalls } from '@ramplight/contract/people/angler-merges'
import { authCalls } from '@ramplight/contract/people/auth'
import { coDirectorInvitationCalls } from '@ramplight/contract/people/co-director-invitations'
import { directorThemeCalls } from '@ramplight/contract/people/director-themes'
import { staffInvitationCalls } from '@ramplight/contract/people/staff-invitations'
import { staffMemberCalls } from '@ramplight/contract/people/staff-members'
import { teamCalls } from '@ramplight/contract/registration/teams'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { waiverAcceptanceCalls } from '@ramplight/contract/registration/waiver-acceptances'
import { seasonEventPointDistributionCalls } from '@ramplight/contract/results/season-event-point-distributions'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { advertisementInteractionCalls } from '@ramplight/contract/sponsors/advertisement-interactions'
import { advertiserCalls } from '@ramplight/contract/sponsors/advertisers'
import { sponsorCalls } from '@ramplight/contract/sponsors/sponsors'
import { subscriptionCodeCalls } from '@ramplight/contract/subscriptions/subscription-codes'
import { subscriptionFeatureCalls } from '@ramplight/contract/subscriptions/subscription-features'
import { subscriptionCalls } from '@ramplight/contract/subscriptions/subscriptions'
import { calendarEventCalls } from '@ramplight/contract/tournaments/calendar-events'
import { groupCalls } from '@ramplight/contract/tournaments/groups'
import { tournamentInteractionCalls } from '@ramplight/contract/tournaments/tournament-interactions'
import { type SkinnyTournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { divisionCalls } from '@ramplight/contract/tours/divisions'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { seasonStandings } from '@ramplight/domain/engine'
import { CENTRAL } from '@ramplight/domain/tournament/zones'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { openDemo } from './open-demo.ts'
import { DEMO_ACCOUNTS } from './seed-demo.ts'

const PASSWORD = 'Blast-off-at-5am!'
const noLog = () => {}

describe('the demo world', () => {
  let ramp: TestServer
  let events: SkinnyTournament[]
  let boards: string[]

  const search = async () => {
    const { body } = await ramp.call(tournamentCalls.skinnySearch, { body: { startDate: '2020-01-01', pageSize: 50 } })
    return body.message
  }
  /** Everything of a board that does not carry an id or a date. */
  const boardOf = async (id: string) => {
    const { body } = await ramp.call(tournamentResultCalls.board, { params: { id } })
    return JSON.stringify(body.rows.map((row) => [row.names, row.boatNumber, row.totalWeight, row.position, row.points, row.payout]))
  }

  beforeAll(async () => {
    ramp = await aTestServer({ demo: true })
    await openDemo(ramp.deps, { password: PASSWORD, log: noLog })
    events = await search()
    boards = await Promise.all(events.map((event) => boardOf(event._id)))
  }, 240_000)
  afterAll(() => ramp.close())

  test.each(Object.entries(DEMO_ACCOUNTS))('the %s signs in with the printed password', async (_role, { email }) => {
    const answer = await apiClient(ramp.address).must(authCalls.login, { body: { email, password: PASSWORD } })
    expect(answer.status).toBe(true)
  })

  test('has one angler twice in the book of the director, whom the list suggests to merge', async () => {
    const { token } = await apiClient(ramp.address).must(authCalls.login, {
      body: { email: DEMO_ACCOUNTS.director.email, password: PASSWORD },
    })
    const pairs = await apiClient(ramp.address).must(anglerMergeCalls.duplicates, { token: token! })
    expect(pairs.map(({ why }) => why)).toEqual(['phone'])
    const [{ one, other }] = pairs as [(typeof pairs)[number]]
    const { refusal, counts } = await apiClient(ramp.address).must(anglerMergeCalls.preview, {
      token: token!,
      body: { master: one._id, merged: other._id },
    })
    expect([refusal, counts.messages]).toEqual([null, 1])
  })

  test('has past tournaments with results, one today with half of the field weighed, one open, one scheduled', () => {
    const byStatus = Map.groupBy(events, (event) => event.status)
    expect(byStatus.get('Completed')?.length).toBeGreaterThanOrEqual(4)
    expect(byStatus.get('Completed')?.some((event) => event.tournamentDates.length > 1)).toBe(true)
    const [today] = byStatus.get('In Progress') ?? []
    expect([today?.entryCount, today?.weighedCount]).toEqual([60, 30])
    expect(today?.startDate).toBe(new Intl.DateTimeFormat('en-CA', { timeZone: CENTRAL.iana }).format(new Date()))
    expect(byStatus.get('Open')?.map(({ cancelled }) => cancelled)).toEqual([false, true])
    expect(byStatus.get('Scheduled')).toHaveLength(2)
    expect(new Set(events.flatMap((event) => event.season ?? [])).size).toBe(2)
  })

  test('today’s event shows rules of its club: ties, places by field size, and what the club keeps', async () => {
    const today = events.find((event) => event.status === 'In Progress')!
    const { body } = await ramp.call(tournamentCalls.get, { params: { id: today._id } })
    const { tieBreaks, payout, weight } = body.settings
    expect(tieBreaks).toEqual(['biggest-fish', 'most-fish', 'shared'])
    expect(payout?.placesByFieldSize?.at(-1)).toEqual({ from: 55, places: 12 })
    expect(payout?.fixedSlices).toEqual([{ name: 'Pine Fork Bass Club', amount: 500, per: 'entry' }])
    // The tour's own rules still stand under them.
    expect([payout?.totalPayoutPerc, weight?.fishLimit]).toEqual([90, 5])
    expect(body.rules).toContain('$5 of every entry')
  })

  test('every past tournament is official: it has paid prizes and given points', async () => {
    for (const event of events.filter((e) => e.status === 'Completed')) {
      const { body } = await ramp.call(tournamentResultCalls.board, { params: { id: event._id } })
      expect(body.state).toBe('official')
      expect(body.rows.some((row) => (row.payout ?? 0) > 0)).toBe(true)
      expect(body.rows[0]?.points).toBe(200)
    }
  })

  test('last year’s season counts the best two of three, and somebody fished all three: a stranger sees a dropped result', async () => {
    const seasons = (await ramp.call(seasonCalls.list)).body
    const ruled = seasons.filter(({ seasonRules }) => seasonRules)
    expect(ruled.map(({ seasonRules }) => seasonRules)).toEqual([{ bestOf: 2, participationPoints: 5 }])
    const season = ruled[0]!._id
    const { body: distributions } = await ramp.call(seasonEventPointDistributionCalls.search, { body: { season, selectAll: true } })
    const rows = seasonStandings({ season, distributions: distributions as never, rules: ruled[0]!.seasonRules as never })
    expect(rows[0]).toMatchObject({ events: 3, bonus: 15 })
    expect(rows[0]?.dropped).toHaveLength(1)
  })

  describe('shows what surrounds a tournament', () => {
    const signedIn = async (role: keyof typeof DEMO_ACCOUNTS) => {
      const { body } = await ramp.call(authCalls.login, { body: { email: DEMO_ACCOUNTS[role].email, password: PASSWORD } })
      return { id: body.user!._id, token: body.token! } as Person
    }
    const the = (status: SkinnyTournament['status']) => events.find((event) => event.status === status)!._id

    test('the cancelled event has boats whose money waits to be given back', async () => {
      const params = { id: events.find(({ cancelled }) => cancelled)!._id }
      const { open, boats } = (await ramp.call(moneyCalls.back, { as: await signedIn('director'), params })).body
      expect(open).toBeGreaterThan(0)
      expect(new Set(boats.flatMap(({ parts }) => parts.map(({ method }) => method)))).toEqual(new Set(['cash', 'check']))
    })

    test('a stranger sees the sponsors of the tour, the director also the one who has not said yes', async () => {
      const seenBy = async (as: Person | null) => (await ramp.call(sponsorCalls.list, { as })).body.map(({ status }) => status).sort()
      expect(await seenBy(null)).toEqual(['Active', 'Active', 'Active', 'Active'])
      expect(await seenBy(await signedIn('director'))).toEqual(['Active', 'Active', 'Active', 'Active', 'Pending'])
      expect((await ramp.call(advertiserCalls.search, { body: { active: true } })).body).toMatchObject([{ key: 'brushy-creek-motel' }])
    })

    test('a stranger sees boards in the colours of their director, with a picture that everybody may open', async () => {
      const { id } = await signedIn('director')
      const { headerGradient, headerImage } = (await ramp.call(directorThemeCalls.byUser, { params: { id } })).body
      expect([headerGradient, (await fetch(ramp.address + headerImage)).status]).toEqual(['green', 200])
    })

    test('the director has an account, and the admin sees how often the card of the motel was seen and clicked', async () => {
      const as = await signedIn('director')
      expect((await ramp.call(accountCalls.list, { as })).body).toMatchObject([{ feePayer: 'Angler', locked: false }])
      const counts = (await ramp.call(advertisementInteractionCalls.counts, { as: await signedIn('system admin'), body: {} })).body
      expect(counts.map(({ source }) => source)).toEqual(['tournament search', 'tournaments list'])
      expect(Math.min(...counts.map(({ views }) => views))).toBeGreaterThan(0)
      expect(counts.some(({ clicks }) => clicks > 0)).toBe(true)
    })

    // Here nobody takes cards, so who would have paid by one owes.
    test('the season is of a division, and has members who have paid, and some who have not', async () => {
      const as = await signedIn('director')
      const seasons = (await ramp.call(seasonCalls.list)).body
      const { _id: season, division } = seasons.find(({ division }) => division)!
      expect((await ramp.call(divisionCalls.get, { params: { id: division! } })).body).toMatchObject({ seasons: [season] })
      const members = (await ramp.call(membershipCalls.search, { as, body: { season } })).body
      expect(members).toHaveLength(25)
      expect((await ramp.call(membershipCalls.sums, { as })).body).toMatchObject([
        { season, members: 24, waiting: 2, owing: 5, owed: 18_000 },
      ])
    })

    test('before the open event teams have said that they come, others that they might, and its calendar has a meeting', async () => {
      const as = await signedIn('director')
      const tournament = the('Open')
      const { body: teams } = await ramp.call(preRegistrationCalls.search, { as, body: { tournament } })
      expect([teams.length, teams.flatMap(({ groups }) => groups)]).toEqual([6, ['Seniors']])
      const { body } = await ramp.call(tournamentInteractionCalls.getForTournament, { params: { id: tournament } })
      expect(body).toMatchObject({ interested: 4, going: 5 })
      expect((await ramp.call(groupCalls.search, { body: { tournament } })).body).toMatchObject([{ name: 'Seniors' }])
      expect((await ramp.call(calendarEventCalls.search, { body: { tournament } })).body).toMatchObject([{ title: 'Captains’ meeting' }])
    })

    test('the director’s calendar has events of several kinds, of their own and of tournaments', async () => {
      const { body } = await ramp.call(calendarEventCalls.search, { as: await signedIn('director'), body: { selectAll: true } })
      expect(new Set(body.map(({ type }) => type ?? 'none'))).toEqual(
        new Set(['none', 'Meeting', 'Deadline', 'Off Limits', 'Delayed Start', 'Early Release']),
      )
      expect(body.filter(({ tournament }) => !tournament)).toHaveLength(3)
    })

    test('some have accepted the waiver of the open event; what was signed behind the QR code waits for the desk', async () => {
      const { body } = await ramp.call(waiverAcceptanceCalls.accepted, { as: await signedIn('director'), params: { id: the('Open') } })
      const by = (way: string) => body.filter(({ how }) => how === way).length
      expect(['qr', 'paper', 'device', 'angler'].map(by)).toEqual([0, 3, 6, 0])
    })

    test('the angler finds a message of the director and is asked for a waiver', async () => {
      const [jo, ana] = [await signedIn('angler'), await signedIn('director')]
      const told = (await ramp.call(messageCalls.list, { as: jo })).body
      expect(told.find(({ subject }) => subject === 'Captains’ meeting')).toMatchObject({ sender: ana.id, status: 'Received - Not Read' })
      const asked = (await ramp.call(documentCalls.byUser, { as: jo, params: { id: jo.id } })).body
      expect(asked).toMatchObject([
        { label: 'North Cove Ramp release', isRequired: true, director: ana.id, tournament: the('Open') },
        { label: 'Boat insurance' },
      ])
    })

    test('at today’s ramp tickets of one raffle are sold, and another is drawn', async () => {
      const as = await signedIn('director')
      const { body } = await ramp.call(tournamentRaffleCalls.search, { as, body: { tournament: the('In Progress'), sortField: 'name' } })
      expect(body.map(({ name, sold, draw }) => [name, sold, draw?.passedOver.length ?? null])).toEqual([
        ['Cooler full of bait', 14, 1],
        ['Redferne casting rod', 16, null],
      ])
    })

    test('today’s boats were sold in a calcutta, and it says who would be paid if it ended now', async () => {
      const { calcutta } = (
        await ramp.call(calcuttaCalls.byTournament, { as: await signedIn('director'), params: { id: the('In Progress') } })
      ).body
      const { state, standing, lots, taken, house, pool, left } = calcutta!
      const won = lots.reduce((sum, lot) => sum + lot.won, 0)
      expect([state, standing, lots.length, taken - house, pool - left]).toEqual(['closed', 'now', 9, pool, won])
    })

    test('two boats of the event that is open have used a coupon, and one coupon is stopped', async () => {
      const { body } = await ramp.call(couponCalls.list, { as: await signedIn('director') })
      expect(body.map(({ code, used, active }) => [code, used, active]).sort()).toEqual([
        ['EARLY10', 2, true],
        ['ICEOUT', 0, false],
        ['VETERAN', 0, true],
      ])
    })

    test('an assistant and a helper for the scale are on the staff, one more is asked to be, and the director has credits', async () => {
      const [ana, bo] = [await signedIn('director'), await signedIn('assistant')]
      const staff = (await ramp.call(staffMemberCalls.list, { as: ana })).body
      const tours = [events[0]?.tour]
      const cruz = await signedIn('weigh-in only')
      expect(staff.map(({ user, may, active, tours }) => ({ user, may, active, tours })).sort((a, b) => (a.may < b.may ? -1 : 1))).toEqual([
        { user: bo.id, may: 'all', active: true, tours },
        { user: cruz.id, may: 'weigh', active: true, tours },
      ])
      const asked = (await ramp.call(staffInvitationCalls.list, { as: ana })).body
      expect(asked).toMatchObject([{ first_name: 'Casey', state: 'pending', tours: [{ _id: events[0]?.tour }] }])
      // And the assistant may direct the event that is open, too.
      const toDirect = (await ramp.call(coDirectorInvitationCalls.list, { as: bo })).body
      expect(toDirect).toMatchObject([{ state: 'pending', tournament: the('Open'), fromName: 'Ana Castleford' }])
      const { body } = await ramp.call(directorCreditBankCalls.byUser, { as: ana, params: { id: ana.id } })
      expect([body.balance, body.transactions.length]).toEqual([260, 2])
    })

    test('admins see subscriptions of every kind, codes, what each level has, and who is locked', async () => {
      const as = await signedIn('system admin')
      const held = (await ramp.call(subscriptionCalls.pagedSearch, { as, body: {} })).body.message
      expect(new Set(held.map(({ status }) => status))).toEqual(new Set(['active', 'paused', 'canceled', 'inactive']))
      const codes = (await ramp.call(subscriptionCodeCalls.pagedSearch, { as, body: {} })).body.message
      expect(codes.map(({ active, usedByName }) => `${usedByName} ${active}`).sort()).toEqual([
        'Wes Tarrow false',
        'null false',
        'null true',
      ])
      expect((await ramp.call(subscriptionFeatureCalls.list)).body).toHaveLength(5)
      const banks = (await ramp.call(directorCreditBankCalls.pagedSearch, { as, body: {} })).body.message
      expect(banks.map(({ userName, balance }) => `${userName} ${balance}`).sort()).toEqual(['Ana Castleford 260', 'Wes Tarrow 28'])
      const locked = await ramp.call(accountCalls.search, { as, body: { locked: true } })
      expect(locked.body.map(({ name }) => name)).toEqual(['Kit Sandover'])
    })

    test('the angler who signs in is in a team, leads one of their own, is a member of the season, and is asked for a document', async () => {
      const jo = await signedIn('angler')
      const teams = (await ramp.call(teamCalls.search, { as: jo, body: {} })).body
      expect(teams.find(({ ofAnglers }) => !ofAnglers)).toMatchObject({ alias: 'Early Birds', captain: jo.id })
      expect(teams.find(({ ofAnglers }) => ofAnglers)).toMatchObject({ name: 'Night Crew', captain: jo.id, users: { length: 3 } })
      expect((await ramp.call(membershipCalls.search, { as: jo, body: { user: jo.id } })).body).toMatchObject([{ approved: true }])
      expect((await ramp.call(documentCalls.byUser, { as: jo, params: { id: jo.id } })).body).toMatchObject([
        { label: 'North Cove Ramp release' },
        { label: 'Boat insurance' },
      ])
    })

    test('the angler who signs in has paid for boats, a season and tickets, and one of their raffles is drawn', async () => {
      const jo = await signedIn('angler')
      const { paid } = (await ramp.call(myPaymentCalls.mine, { as: jo })).body
      expect(new Set(paid.map(({ about }) => about))).toEqual(new Set(['entry', 'membership', 'raffle']))
      const raffles = (await ramp.call(tournamentRaffleCalls.mine, { as: jo })).body
      expect(raffles.map(({ raffle, numbers }) => [raffle.draw !== null, numbers.length > 0])).toEqual([
        [true, true],
        [false, true],
      ])
    })

    test('a stranger reads the help', async () => {
      const sections = (await ramp.call(topicSectionCalls.list)).body
      const titlesOf = async (key: string) => {
        const { _id: id } = sections.find(({ section_key }) => section_key === key)!
        return (await ramp.call(topicPageCalls.forSection, { params: { id } })).body.map(({ title }) => title)
      }
      expect(await titlesOf('getting-started')).toContain('Your first tournament')
      expect(await titlesOf('for-anglers')).toEqual([
        'Sign up and pay',
        'On the day',
        'Ask the director',
        'Withdraw or change your partner',
      ])
      expect((await ramp.call(tutorialCalls.list)).body).toHaveLength(1)
    })
  })

  test('is kept as its visitor left it, and starting over makes the same world again', async () => {
    await openDemo(ramp.deps, { password: PASSWORD, log: noLog })
    expect((await search()).map((event) => event._id)).toEqual(events.map((event) => event._id))

    await openDemo(ramp.deps, { password: PASSWORD, fresh: true, log: noLog })
    const again = await search()
    expect(again.map((event) => event._id)).not.toEqual(events.map((event) => event._id))
    expect(await Promise.all(again.map((event) => boardOf(event._id)))).toEqual(boards)
  }, 240_000)
})
