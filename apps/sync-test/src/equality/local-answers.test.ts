import { directorCreditBankCalls } from '@ramplight/contract/payments/director-credit-banks'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { directorSettingsCalls } from '@ramplight/contract/people/director-settings'
import { userCalls } from '@ramplight/contract/people/users'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { waiverAcceptanceCalls } from '@ramplight/contract/registration/waiver-acceptances'
import { withdrawalCalls } from '@ramplight/contract/registration/withdrawals'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { sponsorCalls } from '@ramplight/contract/sponsors/sponsors'
import { questionCalls } from '@ramplight/contract/sync/questions'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import { calendarEventCalls } from '@ramplight/contract/tournaments/calendar-events'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import { tourSettingsCalls } from '@ramplight/contract/tours/tour-settings'
import { type WeighInEvent, weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { byText } from '@ramplight/domain/kernel/text-order'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type {} from '../../../server/src/platform/database/test-database.setup.ts'
import { aTestServer, type Person, type TestServer } from '../../../server/src/platform/testing/test-server.ts'
import '../../../web/src/shell/local-families/all.ts'
import type { Local } from '../../../web/src/platform/local/answers/local.ts'
import { localCalls } from '../../../web/src/platform/local/answers/local-calls.ts'
import { aRichSeason, type RichSeason } from './a-rich-season.ts'
import { deviceTells, type Question, serverTells, type Told } from './answers.ts'
import { docsByLists, personOf } from './documents.ts'
import { FAMILIES } from './families.ts'
import { type Docs, localBook } from './local-book.ts'
import { poolsOf } from './pools.ts'
import { questionsAbout } from './questions.ts'

const WHO = ['ana', 'hal'] as const
const QUESTIONS = 60
/** Words without a letter, which a name holds and which are no part of it. */
const SIGNS = ['-', "'", '%', '_', '.'].map((words): [object] => [{ words }])
/** The tournament on the water pays by a table of Ana's own, which her helper is not shown. */
const COUNTED = { ana: ['running', 'finished'], hal: ['finished'] } as const

type Counts = { byTournament: { tournament: string }[] }
/** The server counts the tournaments in whatever order it finds them. */
const inAnyOrder = (told: Told): Told =>
  'answer' in told
    ? {
        answer: {
          ...(told.answer as Counts),
          byTournament: (told.answer as Counts).byTournament.toSorted((a, b) => byText(a.tournament, b.tournament)),
        },
      }
    : told

describe.each(WHO)('the device of %s', (who) => {
  let ramp: TestServer
  let lake: RichSeason
  let person: Person
  let docs: Docs
  let local: Local

  const answersAlike = async (call: Parameters<typeof serverTells>[2], asked: Question) => {
    const [server, device] = await Promise.all([serverTells(ramp, person, call, asked), deviceTells(local, call, asked)])
    expect(device, `${call.method} ${call.path} ${JSON.stringify(asked)}`).toEqual(server)
    return server
  }

  beforeAll(async () => {
    ramp = await aTestServer()
    lake = await aRichSeason(ramp)
    person = lake.people[who]
    docs = await docsByLists(ramp, person)
    const signed = (await ramp.call(waiverAcceptanceCalls.accepted, { as: person, params: { id: lake.running } })).body!
    docs.set(
      'waiver-acceptances',
      signed.map(({ isCurrent, ...kept }) => kept),
    )
    docs.set('director-credit-banks', (await ramp.call(directorCreditBankCalls.list, { as: person })).wire as never)
    local = localBook(await personOf(ramp, person), docs)
  })
  afterAll(() => ramp.close())

  test.each(Object.keys(FAMILIES) as SyncTable[])('lists %s, and shows each of them, as the server does', async (tbl) => {
    const { list, get } = FAMILIES[tbl]!
    if (list) await answersAlike(list, {})
    for (const { _id: id } of docs.get(tbl)!.slice(0, 12)) await answersAlike(get, { params: { id } })
    await answersAlike(get, { params: { id: 'f'.repeat(24) } })
  })

  const searches = (Object.entries(FAMILIES) as [SyncTable, (typeof FAMILIES)['tours'] & object][]).flatMap(([tbl, { searches }]) =>
    searches.map((call) => ({ tbl, call, path: call.path })),
  )
  test.each(searches)('finds by $path whatever is asked, in the same order, page by page', async ({ tbl, call }) => {
    const pools = poolsOf(tbl, docs, who)
    const questions = questionsAbout(call.body as z.ZodObject<z.ZodRawShape>, docs.get(tbl)!, pools)
    await fc.assert(
      fc.asyncProperty(questions, async (body) => {
        await answersAlike(call, { body })
      }),
      { numRuns: QUESTIONS, examples: 'words' in (call.body as z.ZodObject<z.ZodRawShape>).shape ? SIGNS : [] },
    )
  })

  test('shows the log of weigh-ins, corrections and voids with it, as the server does', async () => {
    await answersAlike(weighInCalls.list, {})
    const events = docs.get('weigh-in-events')!
    const questions = questionsAbout(weighInCalls.search.body as never, events, {
      tournamentId: [lake.running, lake.finished],
      voided: [true, false],
    })
    await fc.assert(
      fc.asyncProperty(questions, async (body) => {
        await answersAlike(weighInCalls.search, { body })
      }),
      { numRuns: QUESTIONS },
    )
    for (const { weighIn: id } of events.slice(0, 15)) await answersAlike(weighInCalls.get, { params: { id } })
  })

  test('tells the history of a bag; who did it has a name when they are in the book', async () => {
    const known = new Set([person.id, ...docs.get('users')!.map(({ _id }) => _id)])
    const named = (told: unknown) =>
      ('answer' in (told as object) ? (told as { answer: WeighInEvent[] }).answer : []).map((event) =>
        known.has(event.by) ? event : { ...event, byName: '' },
      )
    for (const { _id: id } of docs.get('weigh-in-events')!.filter(({ kind }) => kind === 'weigh')) {
      const asked = { params: { id } }
      const device = await deviceTells(local, weighInCalls.history, asked)
      expect(named(device)).toEqual(named(await serverTells(ramp, person, weighInCalls.history, asked)))
    }
  })

  test.each(COUNTED[who])('counts the %s tournament to the same places, points and dollars', async (which) => {
    const asked = { params: { id: lake[which] } }
    for (const call of [tournamentResultCalls.preview, tournamentResultCalls.board, tournamentResultCalls.byTournament])
      await answersAlike(call, asked)
  })

  test('answers the calls of single screens', async () => {
    await answersAlike(tourSettingsCalls.byTour, { params: { id: lake.tour } })
    for (const { id } of [person, lake.people.bo])
      for (const call of [directorCreditBankCalls.byUser, sponsorCalls.ofDirector]) await answersAlike(call, { params: { id } })
    // Who has none yet has them made by the server.
    const settings = docs.get('director-settings') as unknown as { user: string }[]
    expect(settings).not.toEqual([])
    for (const { user: id } of settings) await answersAlike(directorSettingsCalls.byUser, { params: { id } })
    for (const { id } of Object.values(lake.people)) await answersAlike(speciesCalls.byDirector, { params: { id } })
    const { running, finished } = lake
    // All but one are not named, so that neither side adds the events of strangers.
    await answersAlike(calendarEventCalls.search, { body: { tournament: { ne: running } } })
    for (const body of [{}, { tournament: running }]) await answersAlike(questionCalls.search, { body })
    for (const id of [running, finished]) await answersAlike(waiverAcceptanceCalls.accepted, { params: { id } })
    const waiver = { params: { id: running } }
    // Which wording it is by number, and since when, only the server knows.
    const { answer } = (await serverTells(ramp, person, waiverAcceptanceCalls.waiver, waiver)) as unknown as {
      answer: { waiver: { version: string; text: string } }
    }
    const { version, text } = answer.waiver
    expect(await deviceTells(local, waiverAcceptanceCalls.waiver, waiver)).toEqual({ answer: { ...answer, waiver: { version, text } } })
    const named = [{ tournament: running }, { tournaments: [finished, running] }]
    for (const body of [{}, ...named, { tournament: running, status: 'Pending' }, { tournament: running, unpaid: true }])
      expect(inAnyOrder(await deviceTells(local, tournamentEntryCalls.entryCountSearch, { body }))).toEqual(
        inAnyOrder(await serverTells(ramp, person, tournamentEntryCalls.entryCountSearch, { body })),
      )
  })

  describe('answers otherwise where it cannot know better, and says so', () => {
    const needsInternet = { refused: 'net.required' }

    test('what was deleted, and where a town is, only the server knows', async () => {
      for (const [call, body] of [
        [tournamentEntryCalls.search, { deleted: true }],
        [userCalls.pagedSearch, { deleted: true }],
        [tournamentCalls.dataSourceSearch, { deleted: true }],
        [tournamentCalls.search, { near: { place: 'Emory, TX' } }],
      ] as const)
        expect(await deviceTells(local, call, { body })).toEqual(needsInternet)
    })

    test('a tournament that pays by a table which is not here shows no money rather than other money', async () => {
      const poor = localBook(local.user, new Map(docs).set('payout-structures', []))
      for (const call of [tournamentResultCalls.preview, tournamentResultCalls.board])
        expect(await deviceTells(poor, call, { params: { id: lake.running } })).toEqual(needsInternet)
    })

    test('a tour that nobody has set up has nothing set, under the id of the tour', async () => {
      const bare = localBook(local.user, new Map(docs).set('tour-settings', []))
      const { _id, _rev, tour, ...rest } = (await bare.row('tours', lake.tour))!
      expect(await deviceTells(bare, tourSettingsCalls.byTour, { params: { id: _id } })).toEqual({
        answer: { _id, _rev: 0, tour: _id, createdAt: rest.createdAt, updatedAt: rest.createdAt },
      })
    })
  })

  test('every call that is answered here is asked in this proof', () => {
    const asked = new Set(
      [
        ...Object.values(FAMILIES).flatMap(({ list, get, searches }) => [...(list ? [list] : []), get, ...searches]),
        ...[weighInCalls.list, weighInCalls.get, weighInCalls.search, weighInCalls.history],
        ...[tournamentResultCalls.preview, tournamentResultCalls.board, tournamentResultCalls.byTournament],
        ...[tourSettingsCalls.byTour, speciesCalls.byDirector, tournamentEntryCalls.entryCountSearch, questionCalls.search],
        ...[waiverAcceptanceCalls.accepted, waiverAcceptanceCalls.waiver, membershipCalls.sums],
        ...[directorCreditBankCalls.byUser, directorSettingsCalls.byUser, sponsorCalls.ofDirector],
        // Made of what the feed brings, and no list has: `screens-without-signal.test.ts` asks it.
        ...[moneyCalls.payouts, withdrawalCalls.withdrawals],
      ].map(({ method, path }) => `${method} ${path}`),
    )
    const reads = [...localCalls()].filter(([, { kind }]) => kind === 'read').map(([name]) => name)
    expect(reads.filter((name) => !asked.has(name))).toEqual([])
  })
})
