import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { newId } from '@ramplight/contract/kernel/new-id'
import { calcuttaCalls } from '@ramplight/contract/payouts/calcuttas'
import { tournamentRaffleEntryCalls as ticketCalls } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { tournamentRaffleCalls as raffleCalls } from '@ramplight/contract/payouts/tournament-raffles'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { eventFileCalls as calls } from '@ramplight/contract/results/event-files'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventKeyOf } from '#platform/event-key'
import { askedThread, ThreadEnded } from '#platform/jobs/asked-thread'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { readZip } from '#platform/zip/read-zip'
import { writeZip } from '#platform/zip/write-zip'
import { ledgerLines, ledgerPostings } from '../../payments/ledger/index.ts'
import { payoutStructureStore } from '../../payouts/payout-structures/index.ts'
import { raffleSeeds } from '../../payouts/tournament-raffles/tournament-raffles.table.ts'
import { users } from '../../people/users/users.table.ts'
import { entriesOf } from '../../registration/tournament-entries/index.ts'
import { aTour } from '../../tournaments/testing/a-tournament.ts'
import { findTournament, type TournamentRow } from '../../tournaments/tournaments/index.ts'
import { aBoat, aTournament, days } from '../../weigh-in/testing/a-tournament.ts'
import { lakeFork } from '../testing/lake-fork.ts'
import { broughtUpToDate } from './format-steps.ts'
import { sealed } from './make-event-file.ts'

const LIMITS = { mostFiles: 500, mostUnpacked: 100_000_000 }

/** Tables that tell of a tournament (or of its raffle, or of a lot of its calcutta) and go with it. */
const IN_THE_FILE = [
  ...['audit_log', 'tournament_entries', 'tournament_flights', 'tournament_results', 'weigh_in_days', 'weigh_in_events'],
  ...['tournament_raffles', 'tournament_raffle_entries', 'calcuttas', 'calcutta_lots', 'calcutta_payouts'],
]
const MOVED_HERE = 'money that moved on this server stays in its books'
const OF_THIS_SERVER = 'of this server and its devices'
const NOT_IN_THE_FILE: Record<string, string> = {
  ...{ card_checkouts: MOVED_HERE, card_payouts: MOVED_HERE, credit_transactions: MOVED_HERE, ledger_postings: MOVED_HERE },
  ...{
    money_events: MOVED_HERE,
    refunds: MOVED_HERE,
    platform_fees: MOVED_HERE,
    paid_elsewhere: MOVED_HERE,
  },
  ...{ board_holds: OF_THIS_SERVER, board_screens: OF_THIS_SERVER, sync_conflict: OF_THIS_SERVER, tournament_interactions: OF_THIS_SERVER },
  boat_draws: 'the entries have the numbers that were drawn',
  co_director_invitations: 'to people who have an account here',
  calendar_events: 'of the tour, which is another there',
  coupons: 'of the director, to be used on this server',
  ...{ documents: 'of the tour', groups: 'of the tour', messages: 'to people who have an account here' },
  ...{ entry_invoices: 'sign-ups that are no entries yet', tournament_pre_registrations: 'sign-ups that are no entries yet' },
  raffle_seeds: 'a secret of this server; a draw that was made has its own in the raffle',
  season_event_point_distributions: 'of the season, which stays',
  ...{ waiver_texts: 'what was signed stays with who asked for it', waiver_acceptances: 'what was signed stays with who asked for it' },
}

describe('a whole event as a file', () => {
  /** Where it was fished, and another server with a database of its own. */
  let ramp: TestServer
  let other: TestServer
  let ana: Person
  let bo: Person
  let tour: string

  beforeAll(async () => {
    ;[ramp, other] = await Promise.all([aTestServer(), aTestServer()])
    ana = await ramp.person('Director', 'Ana Hall', { email: 'ana@ramp.test' })
    bo = await other.person('Director', 'Bo Lane', { email: 'bo@other.test' })
    tour = await aTour(other, bo)
  })
  afterAll(() => Promise.all([ramp.close(), other.close()]))

  const exported = async (tournament: TournamentRow, contacts = false, of = ramp, as = ana): Promise<Buffer> => {
    const { body, status } = await of.call(calls.export, { as, params: { id: tournament.id }, body: { contacts } })
    expect(status).toBe(200)
    return Buffer.from(body.file, 'base64')
  }
  const send = (call: typeof calls.check | typeof calls.import, zip: Buffer, fields: Record<string, string> = {}, as = bo, of = other) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ tour, ...fields })) form.append(name, value)
    form.append('file', new Blob([new Uint8Array(zip)]), 'event.ramplight.zip')
    return of.call(call, { as, form })
  }
  const look = async (zip: Buffer, ...more: [Record<string, string>?, Person?, TestServer?]) => (await send(calls.check, zip, ...more)).body
  const refusal = ({ status, error }: { status: number; error: { code: string } }) => [status, error.code]
  const filesIn = (zip: Buffer) => readZip(zip, LIMITS)
  const jsonIn = async (zip: Buffer, name: string) => JSON.parse((await filesIn(zip)).get(name)!.toString('utf8'))
  const textOf = async (zip: Buffer) => [...(await filesIn(zip)).values()].map((bytes) => bytes.toString('utf8')).join('\n')
  /** The same file with other contents, zipped anew; `seal`: signed anew, by a stranger. */
  const changedFile = async (zip: Buffer, change: (files: Map<string, Buffer>) => void, seal = false) => {
    const files = await filesIn(zip)
    change(files)
    if (!seal) return writeZip(files)
    const { files: _, ...about } = JSON.parse(files.get('manifest.json')!.toString('utf8'))
    for (const name of ['manifest.json', 'signature']) files.delete(name)
    const key = eventKeyOf(generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'))
    return writeZip(sealed(files, { ...about, key: key.publicKey }, key))
  }
  // biome-ignore lint/suspicious/noExplicitAny: whatever a stranger writes into it
  const edit = (files: Map<string, Buffer>, name: string, change: (value: any) => void) => {
    const value = JSON.parse(files.get(name)!.toString('utf8'))
    change(value)
    files.set(name, Buffer.from(JSON.stringify(value)))
  }
  const tables = async () => {
    const { rows } = await other.db.execute<{ name: string; n: number }>(sql`
      select relname as name, (xpath('/row/n/text()', query_to_xml('select count(*) as n from ' || quote_ident(relname), false, true, '')))[1]::text::int as n
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`)
    return Object.fromEntries(rows.map(({ name, n }) => [name, n]))
  }

  /** Two days, four boats: a tie, a dead fish, a late boat, a correction, a void, a disqualified crew, pots and a payout table. */
  async function twoDays() {
    const table = newId()
    await payoutStructureStore.insertMany(
      ramp.db,
      [
        {
          id: table,
          name: 'Two of four',
          director: ana.id,
          tables: [
            {
              places: 2,
              percentages: [
                { place: 1, percentage: 70 },
                { place: 2, percentage: 30 },
              ],
            },
          ],
        },
      ],
      { id: ana.id, at: new Date().toISOString(), device: null },
      () => ({ summary: 'table' }),
    )
    const [big, side] = [newId(), newId()]
    const tournament = await aTournament(ramp, ana, {
      name: 'Fork Classic',
      tournamentDates: days(2),
      bigfishpots: [{ _id: big, name: 'Big Bass', entryFee: 2000 }],
      sidepots: [{ _id: side, entryFee: 1000, dayIndex: 1, payoutsPercentages: [{ position: 1, percentage: 100 }] }],
      settings: {
        pointsScoring: { system: 'By Position', firstPlacePoints: 100 },
        payout: { oneIn: 2, totalPayoutPerc: 80, payoutToUse: table },
        weight: {
          hasDeadFishPenalty: true,
          deadFishPenalty: 4000,
          lateArrivalMinutesTrigger: 1,
          lateArrivalPenalty: 16_000,
          lateArrivalPenaltyFrequency: 'Per Minute',
        },
      },
    })
    const crews = [['Ty Hall', 'Linh Tran'], ['Jo Reyes'], ['Al Odom'], ['Mo Vega']]
    const boats: Awaited<ReturnType<typeof aBoat>>[] = []
    for (const [index, crew] of crews.entries())
      boats.push(
        await aBoat(ramp, tournament, index + 1, crew, {
          inBigFishPot: true,
          inSidePot: index < 2,
          paidWith: index ? { method: 'cash' } : null,
        }),
      )
    const bag = (boat: number, day: number, more: object) =>
      ramp.call(weighInCalls.create, { as: ana, body: { tournament: tournament.id, entry: boats[boat]!.id, day, totalFish: 5, ...more } })
    await bag(0, 0, { weight: 200, bigFish: 80, deadFishCount: 1, bigFishDead: true })
    await bag(1, 0, { weight: 196, bigFish: 80 })
    await bag(2, 0, { weight: 120, bigFish: 40, minutesLate: 3 })
    const wrong = await bag(3, 0, { weight: 10 })
    await ramp.call(weighInCalls.remove, { as: ana, params: { id: wrong.body._id } })
    await bag(3, 0, { weight: 90, bigFish: 30, manualPenalty: 8, manualPenaltyReason: 'Off limits' })
    await bag(0, 1, { weight: 160, bigFish: 70 })
    const second = await bag(1, 1, { weight: 150, bigFish: 60 })
    await ramp.call(weighInCalls.update, { as: ana, params: { id: second.body._id }, body: { weight: 160, reason: 'read wrong' } })
    await bag(2, 1, { weight: 0, totalFish: 0 })
    await bag(3, 1, { weight: 50, bigFish: 20 })
    await ramp.call(tournamentEntryCalls.update, {
      as: ana,
      params: { id: boats[3]!.id },
      body: { disqualified: true, disqualifiedReason: 'Rule 9' },
    })
    await ramp.call(tournamentEntryCalls.update, {
      as: ana,
      params: { id: boats[2]!.id },
      body: { ruling: { place: 1, reason: 'Protest upheld' } },
    })
    return { tournament: (await findTournament(ramp.db, tournament.id))!, boats }
  }

  test('Lake Fork goes to an empty server: the results are the same to the byte, and again from there', async () => {
    const { tournament, weighAll } = await lakeFork(ramp, ana)
    await weighAll()
    await ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament: tournament.id } })
    const zip = await exported(tournament)
    const before = await tables()
    const report = await look(zip)
    expect(report).toMatchObject({
      name: 'Lake Fork #4',
      status: 'Completed',
      signature: 'unknown',
      same: true,
      differences: [],
      changed: [],
      already: null,
      tournament: null,
      paid: 10,
      made: { boats: 10, anglers: 11, crew: 1, weighIns: 10, pots: 2 },
    })
    expect(await tables()).toEqual(before)

    const made = (await send(calls.import, zip)).body
    expect(made).toMatchObject({ same: true, signature: 'unknown' })
    const here = (await findTournament(other.db, made.tournament!))!
    expect(here).toMatchObject({ tour, director: bo.id, createdBy: bo.id, season: null, status: 'Completed', name: 'Lake Fork #4' })
    expect(here.id).not.toBe(tournament.id)
    const board = await other.call(tournamentResultCalls.board, { params: { id: here.id } })
    expect(board.body.rows.map(({ names, position }) => [position, ...names])[0]).toEqual([1, 'Ty Hall'])
    expect(board.body.state).toBe('official')

    const back = await exported(here, false, other, bo)
    const name = 'results.json'
    expect((await filesIn(back)).get(name)!.equals((await filesIn(zip)).get(name)!)).toBe(true)
    // A day is weighed on: what came from a file is a tournament like any other.
    expect((await entriesOf(other.db, here.id)).every(({ tour: of }) => of === tour)).toBe(true)
  })

  test('two days with penalties, a tie, corrections, a void and pots come to the same, with explanations', async () => {
    const { tournament } = await twoDays()
    const zip = await exported(tournament)
    const results = await jsonIn(zip, 'results.json')
    expect(results.standings.incomplete).toBe(false)
    expect(results.explanations).toHaveLength(4)
    expect(results.explanations[0].place.weight.length).toBeGreaterThan(0)
    expect(results.pots).toHaveLength(2)
    const made = (await send(calls.import, zip)).body
    expect(made).toMatchObject({ same: true, differences: [], made: { weighIns: 11, boats: 4 } })
    const { rows } = await other.db.execute(
      sql`select count(*)::int as n from payout_structures where name = 'Two of four' and director = ${bo.id}`,
    )
    expect(rows).toEqual([{ n: 1 }])
    // Once more: the table is there already.
    expect((await send(calls.import, zip, { again: 'true' })).body.same).toBe(true)
    const after = await other.db.execute(sql`select count(*)::int as n from payout_structures where name = 'Two of four'`)
    expect(after.rows).toEqual([{ n: 1 }])
  })

  test('its tables open in a spreadsheet: times by the clock at the ramp, weights as weights', async () => {
    const csv = [...(await filesIn(await exported((await twoDays()).tournament)))].filter(([name]) => name.endsWith('.csv'))
    const textOf = Object.fromEntries(csv.map(([name, bytes]) => [name, bytes.toString('utf8')]))
    expect(textOf['csv/weigh-ins.csv']).toContain(',At (CST),')
    expect(textOf['csv/weigh-ins.csv']).toMatch(/,5 lb 0 oz,yes,1,/)
    for (const text of Object.values(textOf)) {
      expect(text).not.toMatch(/\d{4}-\d\d-\d\dT/)
      expect(text).not.toMatch(/(^|,)\d+-\d\d(,|$)/m)
    }
  })

  test('whatever is weighed comes to the same elsewhere', async () => {
    const ounces = fc.integer({ min: 0, max: 400 })
    const boat = fc.record({
      weight: ounces,
      totalFish: fc.nat({ max: 5 }),
      deadFishCount: fc.nat({ max: 2 }),
      minutesLate: fc.nat({ max: 4 }),
      minutesBig: fc.nat({ max: 3 }),
      isBigDead: fc.boolean(),
    })
    const event = fc.record({
      days: fc.integer({ min: 1, max: 3 }),
      boats: fc.array(fc.array(boat, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
      oneIn: fc.integer({ min: 1, max: 4 }),
      late: fc.constantFrom(0, 8_000),
      system: fc.constantFrom('By Weight' as const, 'By Position' as const),
    })
    await fc.assert(
      fc.asyncProperty(event, async ({ days: count, boats, oneIn, late, system }) => {
        const tournament = await aTournament(ramp, ana, {
          tournamentDates: days(count),
          bigfishpots: [{ _id: newId(), name: 'Big', entryFee: 1500 }],
          settings: {
            pointsScoring: { system, firstPlacePoints: 100 },
            payout: { oneIn, totalPayoutPerc: 85 },
            weight: {
              hasDeadFishPenalty: true,
              deadFishPenalty: 2_000,
              bigFishMustBeAlive: true,
              lateArrivalMinutesTrigger: 1,
              lateArrivalPenalty: late,
              lateArrivalPenaltyFrequency: 'Once',
            },
          },
        })
        for (const [index, bags] of boats.entries()) {
          const entry = await aBoat(ramp, tournament, index + 1, [`Boat ${index}`], { inBigFishPot: index % 2 === 0 })
          for (let day = 0; day < count; day++) {
            const { minutesBig, isBigDead, ...bag } = bags[day]!
            const body = {
              tournament: tournament.id,
              entry: entry.id,
              day,
              ...bag,
              bigFishDead: isBigDead && bag.deadFishCount > 0,
              bigFish: bag.totalFish ? Math.min(bag.weight, minutesBig * 20) : 0,
            }
            await ramp.call(weighInCalls.create, { as: ana, body })
          }
        }
        const report = await look(await exported(tournament))
        expect(report).toMatchObject({ same: true, differences: [], made: { boats: boats.length } })
      }),
      { numRuns: 6 },
    )
  })

  describe('a file that somebody touched', () => {
    let zip: Buffer
    let tournament: TournamentRow
    beforeAll(async () => {
      const event = await lakeFork(ramp, ana, { name: 'Touched' })
      await event.weighAll()
      tournament = event.tournament
      zip = await exported(tournament)
    })
    const heavier = (files: Map<string, Buffer>) =>
      edit(files, 'records/weigh-ins.json', (events) => {
        events[2].weight += 32
      })

    test('one weight more is told with the boats that it moves, and is refused unless the director says so', async () => {
      const touched = await changedFile(zip, heavier)
      const report = await look(touched)
      expect(report).toMatchObject({ signature: 'changed', changed: ['records/weigh-ins.json'], same: false })
      const moved = report.differences.find(({ names }) => names.includes('Al Odom'))!
      expect(moved).toMatchObject({ boatNumber: 3, inFile: { place: 2, weight: 231_000 }, here: { place: 2, weight: 263_000 } })
      const before = await tables()
      expect(refusal(await send(calls.import, touched))).toEqual([409, 'event-file.changed'])
      expect(await tables()).toEqual(before)
      const taken = await send(calls.import, touched, { unsigned: 'true' })
      expect(taken.body).toMatchObject({ signature: 'changed', same: false })
    })

    test('every file in it counts: one byte of any of them, one that is missing, one more', async () => {
      const files = await filesIn(zip)
      for (const name of files.keys()) {
        if (name === 'manifest.json') continue
        const touched = await changedFile(zip, (all) => all.set(name, Buffer.concat([all.get(name)!, Buffer.from(' ')])))
        // White space behind a signature is no other signature.
        if (name === 'signature') continue
        expect([name, refusal(await send(calls.import, touched))]).toEqual([name, [409, 'event-file.changed']])
      }
      const manifest = await changedFile(zip, (all) => edit(all, 'manifest.json', (value) => (value.madeBy = 'Someone else')))
      expect(refusal(await send(calls.import, manifest))).toEqual([409, 'event-file.changed'])
      const more = await changedFile(zip, (all) => all.set('csv/more.csv', Buffer.from('more')))
      expect((await look(more)).changed).toEqual(['csv/more.csv'])
      const less = await changedFile(zip, (all) => all.delete('README.txt'))
      expect((await look(less)).changed).toEqual(['README.txt'])
      const unsigned = await changedFile(zip, (all) => all.delete('signature'))
      expect(await look(unsigned)).toMatchObject({ signature: 'none' })
      expect(refusal(await send(calls.import, unsigned))).toEqual([409, 'event-file.changed'])
    })

    test('of a newer version, damaged, foreign or not whole it is refused in words', async () => {
      const newer = await changedFile(zip, (all) => edit(all, 'manifest.json', (value) => (value.format = 99)))
      const answer = await send(calls.import, newer)
      expect(refusal(answer)).toEqual([409, 'event-file.newer'])
      expect(answer.error.message).toContain('Update this server first')
      expect(refusal(await send(calls.check, Buffer.from('no zip at all')))).toEqual([400, 'event-file.not-one'])
      expect(refusal(await send(calls.check, writeZip(new Map([['a.txt', Buffer.from('a')]]))))).toEqual([400, 'event-file.not-one'])
      const gone = await changedFile(zip, (all) => all.delete('records/entries.json'), true)
      expect(refusal(await send(calls.check, gone))).toEqual([400, 'event-file.broken'])
      const bomb = writeZip(new Map([['manifest.json', Buffer.alloc(260_000_000)]]))
      expect(refusal(await send(calls.check, bomb))).toEqual([413, 'event-file.too-large'])
    })

    test('what would unpack to much more, to millions of values, or deeper than records go is refused before it is parsed', async () => {
      const holding = (text: string) => changedFile(zip, (all) => all.set('records/log.json', Buffer.from(text)), true)
      const dots = (count: number) => `[${'[],'.repeat(count)}[]]`
      const bomb = await holding(dots(15_000_000))
      expect(bomb.length).toBeLessThan(100_000)
      expect(refusal(await send(calls.check, bomb))).toEqual([413, 'event-file.too-large'])
      expect(refusal(await send(calls.import, bomb))).toEqual([413, 'event-file.too-large'])
      // Beside bytes that do not pack, the ratio lets it pass.
      const random = randomBytes(200_000).toString('base64')
      expect(refusal(await send(calls.check, await holding(`["${random}",${dots(3_000_000).slice(1)}`)))).toEqual([
        413,
        'event-file.too-large',
      ])
      expect(refusal(await send(calls.check, await holding('['.repeat(10_000))))).toEqual([400, 'event-file.broken'])
    })

    test('a reading that needs more memory than its thread may have ends alone', async () => {
      const told = await askedThread<object, string>(new URL('./testing/greedy-worker.ts', import.meta.url), 'wants all', {
        limits: { maxOldGenerationSizeMb: 32 },
      })
        .ask({})
        .catch((error: unknown) => error)
      expect(told).toBeInstanceOf(ThreadEnded)
    })

    test('signed by a stranger it names no record of this server, and nothing twice', async () => {
      const victim = bo.id
      const attempts: Record<string, (files: Map<string, Buffer>) => void> = {
        'an angler of this server in a boat': (all) => edit(all, 'records/entries.json', (list) => (list[0].users = [victim])),
        'the id of a person': (all) => edit(all, 'records/people.json', (list) => (list[0]._id = victim)),
        'an angler of this server, everywhere': (all) => {
          for (const [name, bytes] of all)
            if (name.startsWith('records/')) all.set(name, Buffer.from(bytes.toString('utf8').replaceAll('"person#1"', `"${victim}"`)))
        },
        'one id for two boats': (all) => edit(all, 'records/entries.json', (list) => (list[1]._id = list[0]._id)),
        'a boat as an angler': (all) => edit(all, 'records/entries.json', (list) => (list[0].users = ['entry#2'])),
        'a boat that is not in it': (all) => edit(all, 'records/weigh-ins.json', (list) => (list[0].entry = 'entry#99')),
        'a weight that is none': (all) => edit(all, 'records/weigh-ins.json', (list) => (list[0].weight = -5)),
        'another tournament': (all) => edit(all, 'records/entries.json', (list) => (list[0].tournament = 'part#1')),
      }
      const before = await tables()
      for (const [what, change] of Object.entries(attempts)) {
        const answer = await send(calls.import, await changedFile(zip, change, true))
        expect([what, refusal(answer)]).toEqual([what, [400, 'event-file.broken']])
      }
      expect(await tables()).toEqual(before)
    })

    test('the database breaks in the middle: nothing is left', async () => {
      const before = await tables()
      await other.db.execute(sql`create function stop_here() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`)
      await other.db.execute(sql`create trigger stop_here before insert on paid_elsewhere for each row execute function stop_here()`)
      expect((await send(calls.import, zip)).status).toBe(500)
      await other.db.execute(sql`drop trigger stop_here on paid_elsewhere`)
      expect(await tables()).toEqual(before)
      expect((await send(calls.import, zip)).status).toBe(200)
    })
  })

  test('imported twice it is here already; a repeat under the same id is the same', async () => {
    const { tournament, weighAll } = await lakeFork(ramp, ana, { name: 'Twice' })
    await weighAll()
    const zip = await exported(tournament)
    const _id = newId()
    const [one, two] = await Promise.all([send(calls.import, zip, { _id }), send(calls.import, zip, { _id })])
    expect([one.body.tournament, two.body.tournament]).toEqual([_id, _id])
    const second = await send(calls.import, zip)
    expect(refusal(second)).toEqual([409, 'event-file.already'])
    expect(await look(zip)).toMatchObject({ already: { tournament: _id, name: 'Twice' }, signature: 'known' })
    const again = await send(calls.import, zip, { again: 'true' })
    expect(again.body.tournament).not.toBe(_id)
    // Somebody else's import is nobody's news.
    const cy = await other.person('Director', 'Cy Moss')
    const theirs = await aTour(other, cy)
    expect(await look(zip, { tour: theirs }, cy)).toMatchObject({ already: null })
    expect(await look(zip, { tour: await aTour(ramp, ana) }, ana, ramp)).toMatchObject({ signature: 'here' })
  })

  test('how anglers are reached is in it when the director wants it, and finds nobody here', async () => {
    const { tournament, boats } = await lakeFork(ramp, ana, { name: 'Contacts' })
    const [ty] = boats[0]!.users
    await ramp.db.update(users).set({ email: 'ty@hall.test', phone: '9035550142', city: 'Quitman' }).where(eq(users.id, ty!))
    const without = await exported(tournament)
    expect(await textOf(without)).not.toMatch(/ty@hall\.test|9035550142/)
    expect(await textOf(without)).toContain('Quitman')
    const zip = await exported(tournament, true)
    const taken = await other.person('Angler', 'Ty Hall', { email: 'ty@hall.test' })
    const made = (await send(calls.import, zip)).body
    expect(made).toMatchObject({ contacts: 1, contactsTaken: 1 })
    const [boat] = await entriesOf(other.db, made.tournament!)
    expect(boat!.users).not.toContain(taken.id)
    const [person] = await other.db.select().from(users).where(eq(users.id, boat!.users[0]!))
    expect(person).toMatchObject({
      email: null,
      phone: '9035550142',
      passwordHash: null,
      director: bo.id,
      tours: [tour],
      userType: 'Angler',
    })
  })

  test('who paid stays as history: the ledger hears nothing, now or later', async () => {
    const { tournament } = await lakeFork(ramp, ana, { name: 'Paid' })
    const made = (await send(calls.import, await exported(tournament))).body
    const posted = () => other.db.select().from(ledgerPostings).where(eq(ledgerPostings.tournament, made.tournament!))
    const [boat] = await entriesOf(other.db, made.tournament!)
    expect(boat!.status).toBe('Paid')
    await other.call(tournamentEntryCalls.update, { as: bo, params: { id: boat!.id }, body: { inBigFishPot: false } })
    await other.call(tournamentEntryCalls.update, { as: bo, params: { id: boat!.id }, body: { status: 'Pending' } })
    expect(await posted()).toEqual([])
  })

  test('devices of the new director hear of it', async () => {
    const { tournament } = await lakeFork(ramp, ana, { name: 'Devices' })
    const made = (await send(calls.import, await exported(tournament))).body
    const { rows } = await other.db.execute<{ tbl: string; n: number }>(sql`
      select tbl, count(*)::int as n from sync_feed where rec_id in (select id from tournament_entries where tournament = ${made.tournament})
      or rec_id = ${made.tournament} group by tbl order by tbl`)
    expect(rows).toEqual([
      { tbl: 'tournament-entries', n: 10 },
      { tbl: 'tournaments', n: 1 },
    ])
  })

  test('a director exports their own event, and imports into their own tour', async () => {
    const { tournament } = await lakeFork(ramp, ana, { name: 'Whose' })
    const zip = await exported(tournament)
    const eve = await ramp.person('Director', 'Eve Poe')
    const helper = await ramp.person('Director', 'Hal Pike', { isAssistant: true, tours: [tournament.tour] })
    const ask = (as: Person) => ramp.call(calls.export, { as, params: { id: tournament.id }, body: {} })
    expect([(await ask(eve)).status, (await ask(helper)).status]).toEqual([403, 403])
    const dee = await other.person('Director', 'Dee Ross')
    expect(refusal(await send(calls.import, zip, {}, dee))).toEqual([400, 'reference.unknown'])
    const lily = await other.person('Angler', 'Lily Reyes')
    expect((await send(calls.check, zip, {}, lily)).status).toBe(403)
  })

  test('an older format is brought up to ours step by step', () => {
    const step = (to: number) => ({
      to,
      says: `to ${to}`,
      take: (files: ReadonlyMap<string, Buffer>) => new Map([...files, [`${to}`, Buffer.alloc(0)]]),
    })
    const { files, done } = broughtUpToDate(new Map(), 2, [step(4), step(2), step(3)])
    expect([done, [...files.keys()]]).toEqual([
      ['to 3', 'to 4'],
      ['3', '4'],
    ])
  })

  test('check-ins come along as a log; in a file from before there was one, what its copies say is the log', async () => {
    const cup = await aTournament(ramp, ana, { name: 'Check-in Cup' })
    const boat = await aBoat(ramp, cup, 1, ['Ty Hall'])
    const back = (minute: number) => ({ moment: 'back-0', at: `2025-06-12T20:${minute}:00.000Z` })
    const [out, first, second] = ['2025-06-12T10:30:00.000Z', newId(), newId()]
    const body = { checkedInAt: out, checkInLog: { [first]: back(52), [second]: back(55) } }
    await ramp.call(tournamentEntryCalls.update, { as: ana, params: { id: boat.id }, body })

    const zip = await exported(cup)
    const withoutLog = (files: Map<string, Buffer>) =>
      edit(files, 'records/entries.json', (boats) => {
        for (const one of boats) delete one.checkInLog
      })
    const older = await changedFile(zip, withoutLog, true)
    for (const [file, thenKnown] of [
      [zip, back(55).at],
      [older, null],
    ] as const) {
      const { body: imported } = await send(calls.import, file, { _id: newId() })
      const [entry] = await entriesOf(other.db, imported.tournament!)
      expect([entry!.checkedInAt, entry!.checkIns]).toEqual([out, { 'back-0': back(52).at }])
      // Whoever takes the first return back finds what the log knows beside it.
      const log = entry!.checkInLog
      const [seen] = Object.entries(log).find(([, { at }]) => at === back(52).at) ?? []
      const undone = seen ? { checkInLog: { [newId()]: { ...back(52), voids: seen } } } : { checkIns: { 'back-0': null } }
      await other.call(tournamentEntryCalls.update, { as: bo, params: { id: entry!.id }, body: undone })
      expect((await other.call(tournamentEntryCalls.get, { as: bo, params: { id: entry!.id } })).body.checkIns).toEqual({
        'back-0': thenKnown,
      })
    }
  })

  test('raffles come along: the same numbers, a draw that can still be checked, a new secret for one that is to come; no money moves', async () => {
    const cup = await aTournament(ramp, ana, { name: 'Raffle Cup' })
    await aBoat(ramp, cup, 1, ['Ty Hall'])
    const marge = await ramp.person('Angler', 'Marge Poe', { director: ana.id, tours: [cup.tour!] })
    const make = async (name: string) =>
      (await ramp.call(raffleCalls.create, { as: ana, body: { tournament: cup.id, name, cost: 5 } })).body._id
    const [rod, cooler] = [await make('A rod'), await make('A cooler')]
    const sell = (raffle: string, more: object = {}) => ramp.call(ticketCalls.create, { as: ana, body: { raffle, ...more } })
    for (const raffle of [rod, cooler]) await sell(raffle, { user: marge.id, paidWith: { method: 'check', note: '2207' } })
    const gone = (await sell(rod, { entrant: 'Ike, dock 4' })).body._id
    await sell(rod, { entrant: 'Sue' })
    await ramp.call(ticketCalls.remove, { as: ana, params: { id: gone } })
    await ramp.call(raffleCalls.draw, { as: ana, params: { id: rod }, body: {} })
    const theirs = (await ramp.call(raffleCalls.search, { as: ana, body: { tournament: cup.id, sortField: 'name' } })).body

    const zip = await exported(cup)
    const secret = (await ramp.db.select().from(raffleSeeds).where(eq(raffleSeeds.raffle, cooler)))[0]!.seed
    expect(await textOf(zip)).not.toContain(secret)
    const { body } = await send(calls.import, zip, { _id: newId() })
    expect(body.made.raffles).toBe(2)
    const ours = (await other.call(raffleCalls.search, { as: bo, body: { tournament: body.tournament!, sortField: 'name' } })).body
    const said = (list: typeof ours) => list.map(({ name, sold, winningNumber, draw }) => [name, sold, winningNumber, draw])
    expect(said(ours)).toEqual(said(theirs))
    expect([ours[1]!.fingerprint === theirs[1]!.fingerprint, ours[0]!.fingerprint === theirs[0]!.fingerprint]).toEqual([true, false])
    const tickets = (await other.call(ticketCalls.search, { as: bo, body: { raffle: ours[1]!._id, sortField: 'entryNumber' } })).body
    expect(tickets.map(({ entryNumber, userName, entrant, paid }) => [entryNumber, userName ?? entrant, paid])).toEqual([
      [1, 'Marge Poe', 500],
      [3, 'Sue', 500],
    ])
    // Drawn there as anywhere, and what was sold here is not money of this ledger.
    expect((await other.call(raffleCalls.draw, { as: bo, params: { id: ours[0]!._id }, body: {} })).body.winningNumber).toBe(1)
    await other.call(ticketCalls.update, { as: bo, params: { id: tickets[0]!._id }, body: { note: 'Called twice' } })
    expect(await other.db.select().from(ledgerPostings).where(eq(ledgerPostings.tournament, body.tournament!))).toEqual([])
    // A file from before raffles were in it: its log names them as parts.
    const older = await changedFile(
      zip,
      (files) => {
        for (const name of ['records/raffles.json', 'records/raffle-tickets.json']) files.delete(name)
        const log = files.get('records/log.json')!.toString('utf8')
        files.set('records/log.json', Buffer.from(log.replace(/raffle#/g, 'part#7').replace(/ticket#/g, 'part#8')))
      },
      true,
    )
    expect((await look(older)).made).toMatchObject({ boats: 1, raffles: 0 })
    // A ticket of nobody's raffle.
    const loose = await changedFile(
      zip,
      (files) => edit(files, 'records/raffle-tickets.json', (list) => (list[0].raffle = 'entry#1')),
      true,
    )
    expect(refusal(await send(calls.check, loose))).toEqual([400, 'event-file.broken'])
  })

  test('a calcutta comes along: lots, buyers, buy-backs, places and what was handed out; what moved there is told as paid elsewhere and never posted', async () => {
    const { tournament, boats, weighAll } = await lakeFork(ramp, ana, { name: 'Calcutta Cup' })
    const params = { id: tournament.id }
    const buyer = (await entriesOf(ramp.db, tournament.id)).find(({ id }) => id === boats[4]!.id)!.users[0]!
    await ramp.call(calcuttaCalls.save, { as: ana, params, body: { state: 'open', houseShare: 10, places: [50, 30, 20] } })
    const sell = async (entries: number[], price: number, more: object) => {
      const _id = newId()
      const body = { _id, entries: entries.map((one) => boats[one]!.id), price, entrant: 'Ike', method: 'cash' as const, ...more }
      expect((await ramp.call(calcuttaCalls.sell, { as: ana, params, body })).status).toBe(200)
      return _id
    }
    const wrong = await sell([0], 20, {})
    await ramp.call(calcuttaCalls.takeBack, { as: ana, params: { id: wrong }, body: { reason: 'Wrong boat' } })
    const first = await sell([0], 600, { entrant: null, user: buyer, boughtBack: 50 })
    await sell([3], 300, { method: 'check', note: '81' })
    await sell([1, 2, 4, 5, 6, 7, 8, 9], 100, { entrant: 'Marge' })
    await weighAll()
    await ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament: tournament.id } })
    const pay = (of: TestServer, as: Person, lot: string, to: 'owner' | 'boat', amount: number) =>
      of.call(calcuttaCalls.payOut, { as, params: { id: lot }, body: { _id: newId(), to, amount, method: 'cash' } })
    expect((await pay(ramp, ana, first, 'owner', 225)).status).toBe(200)
    const read = async (of: TestServer, as: Person, id: string) =>
      (await of.call(calcuttaCalls.byTournament, { as, params: { id } })).body.calcutta!
    /** All that is told of it, but for ids and for where its money moved. */
    const told = ({ tournament: _, lots, ...rest }: Awaited<ReturnType<typeof read>>) => ({
      ...rest,
      lots: lots.map(({ _id, elsewhere, boats: sold, shares, ...lot }) => ({
        ...lot,
        boats: sold.map(({ entry, ...boat }) => boat),
        shares: shares.map((share) => ({ ...share, payouts: share.payouts.map(({ amount, method, at }) => [amount, method, at]) })),
      })),
    })

    const zip = await exported(tournament)
    expect((await filesIn(zip)).get('csv/calcutta.csv')!.toString('utf8')).toContain(',600,50,cash,225,')
    const made = (await send(calls.import, zip, { _id: newId() })).body
    expect(made).toMatchObject({ same: true, made: { lots: 3 } })
    const ours = await read(other, bo, made.tournament!)
    expect(told(ours)).toEqual(told(await read(ramp, ana, tournament.id)))
    expect([ours.standing, ours.taken, ours.paidOut]).toEqual(['official', 100_000, 22_500])
    expect(
      ours.lots.map(({ elsewhere, shares }) => [elsewhere, shares.flatMap(({ payouts }) => payouts.map((one) => one.elsewhere))]),
    ).toEqual([
      [true, [true]],
      [true, []],
      [true, []],
    ])
    const here = (await findTournament(other.db, made.tournament!))!
    expect(await jsonIn(await exported(here, false, other, bo), 'results.json')).toEqual(await jsonIn(zip, 'results.json'))

    // What was handed out there is not handed out here, and taken back it is in no book; what is handed out here is.
    const amounts = async () => {
      const lines = await other.db
        .select({ account: ledgerLines.account, amount: ledgerLines.amount })
        .from(ledgerLines)
        .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerLines.posting))
        .where(eq(ledgerPostings.tournament, here.id))
      return lines.map(({ account, amount }) => `${account} ${amount}`).sort()
    }
    const [lot] = ours.lots
    expect((await pay(other, bo, lot!._id, 'owner', 225)).error.code).toBe('calcutta.owes-other')
    expect(await amounts()).toEqual([])
    const paid = lot!.shares[0]!.payouts[0]!._id
    await other.call(calcuttaCalls.takeBackPayout, { as: bo, params: { id: paid }, body: { reason: 'It came back' } })
    expect(await amounts()).toEqual([])
    expect((await pay(other, bo, lot!._id, 'boat', 225)).body.calcutta!.lots[0]!.shares[1]!.payouts[0]!.elsewhere).toBe(false)
    expect(await amounts()).toEqual(['calcutta-payout 22500', 'cash -22500'])

    // One dollar more for a lot moves no boat, and is told all the same; a boat that is sold twice is no calcutta.
    type Lots = { takenBackAt: string | null; price: number; entries: string[] }[]
    const withLots = (change: (standing: Lots) => void) => {
      const name = 'records/calcutta-lots.json'
      return changedFile(zip, (files) => edit(files, name, (all: Lots) => change(all.filter(({ takenBackAt }) => !takenBackAt))), true)
    }
    const dearer = await withLots(([lot]) => {
      lot!.price += 1
    })
    expect(await look(dearer)).toMatchObject({ same: false, differences: [] })
    const twice = await withLots(([one, lot]) => {
      one!.entries = lot!.entries
    })
    expect(refusal(await send(calls.check, twice))).toEqual([400, 'event-file.broken'])
  })

  test('every table that tells of one event is in its file, or it is said why not', async () => {
    const { rows } = await ramp.db.execute<{ name: string }>(sql`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('tournament', 'raffle', 'lot') order by 1`)
    const named = [...new Set(rows.map(({ name }) => name))]
    expect(named.filter((name) => !IN_THE_FILE.includes(name) && !(name in NOT_IN_THE_FILE))).toEqual([])
    expect([...IN_THE_FILE, ...Object.keys(NOT_IN_THE_FILE)].filter((name) => !named.includes(name))).toEqual([])
  })
})
