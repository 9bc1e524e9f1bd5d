import './import-entries.writes.ts'
import { tournamentEntryCalls as calls, type ImportEntry } from '@ramplight/contract/registration/tournament-entries'
import { expect, test } from 'vitest'
import { localCallOf } from '#platform/local/answers/local-calls.ts'
import { id } from '#platform/local-writes/testing/a-device.ts'
import { ANA, FORK, herTablet, RAY, TOUR } from '#platform/local-writes/testing/a-ramp.ts'

const SEASON = id(70)
const BO = id(71)
const ray = { first_name: 'Ray', last_name: 'Hall' }
const listed = (more: object = {}): ImportEntry[] => [{ _id: id(50), angler1: { ...ray, ...more } }]

type Options = { by?: object; namesakes?: number; tournament?: object; season?: object }

/** Boats are pasted on the tablet of who helps Ana: it has the names of her anglers, and no phone and no e-mail. */
function aTablet({ by = { _id: id(72), isAssistant: true, tours: [TOUR] }, namesakes = 1, tournament = {}, season = {} }: Options = {}) {
  const [fork, hall] = [herTablet({ status: 'Open' }).row('tournaments', FORK)!, herTablet().row('users', RAY)!]
  const hidden = Array.from({ length: namesakes }, (_, index) => ({ ...hall, _id: index ? id(80 + index) : RAY, phone: null, email: null }))
  const tablet = herTablet({
    more: {
      users: hidden,
      'tournament-entries': [],
      tournaments: [{ ...fork, ...tournament }],
      seasons: [{ _id: SEASON, tour: TOUR, ...season }],
    },
  })
  Object.assign(tablet.local.user, by)
  return { bring: (entries: ImportEntry[]) => tablet.do(calls.importEntries, { body: { tournament: FORK, entries } }) }
}

test('a list goes to the server first, which knows the phones and emails that a tablet is not shown', () => {
  expect(localCallOf(calls.importEntries)).toMatchObject({ kind: 'write', serverFirst: true })
})

test.each([
  ['one Ray Hall', 1],
  ['two of that name', 2],
])('offline, beside %s whose phone the helper is not shown, a Ray Hall with a phone is somebody new', async (_who, namesakes) => {
  const { changes, answer } = await aTablet({ namesakes }).bring(listed({ phone: '(430) 555-0100' }))
  expect(changes.map(({ tbl }) => tbl)).toEqual(['users', 'tournament-entries'])
  expect(changes[0]).toMatchObject({ doc: { ...ray, phone: '4305550100' }, shown: { director: ANA } })
  expect(answer).toMatchObject({ ok: true, anglersCreated: 1, anglersMatched: 0, refused: [] })
})

test('a name alone still finds the one who has it, and of two asks for more', async () => {
  expect((await aTablet().bring(listed())).answer).toMatchObject({ anglersCreated: 0, anglersMatched: 1 })
  const { refused } = (await aTablet({ namesakes: 2 }).bring(listed())).answer
  expect(refused).toEqual([{ row: 1, message: 'There are 2 anglers called Ray Hall. Add a phone number or an email.' }])
})

test('Ana sees all contacts: a Ray Hall of whom none is known is the one who is listed with a phone', async () => {
  const { answer } = await aTablet({ by: {} }).bring(listed({ phone: '(430) 555-0100' }))
  expect(answer).toMatchObject({ anglersCreated: 0, anglersMatched: 1 })
})

test('Bo helps to direct one tournament of Ana’s tour: whom Bo brings names neither the tour nor the season, and goes in', async () => {
  const tournament = { coDirectors: [BO], season: SEASON }
  const { changes } = await aTablet({ by: { _id: BO }, namesakes: 0, tournament }).bring(listed())
  expect(changes).toMatchObject([
    { tbl: 'users', doc: { tours: [], seasons: [] }, shown: { director: BO, tours: [TOUR], seasons: [SEASON] } },
    { tbl: 'tournament-entries', doc: { tournament: FORK } },
  ])
})

test('whom Ana brings belongs to her tour and season at once; a season of another tour is not hers to give', async () => {
  const tournament = { season: SEASON }
  const [hers] = (await aTablet({ by: {}, namesakes: 0, tournament }).bring(listed())).changes
  expect(hers).toMatchObject({ doc: { tours: [TOUR], seasons: [SEASON] }, shown: { director: ANA } })
  const [other] = (await aTablet({ by: {}, namesakes: 0, tournament, season: { tour: id(99) } }).bring(listed())).changes
  expect(other).toMatchObject({ doc: { tours: [TOUR], seasons: [] } })
})
