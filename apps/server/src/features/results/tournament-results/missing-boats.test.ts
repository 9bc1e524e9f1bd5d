import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentResultCalls as calls } from '@ramplight/contract/results/tournament-results'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aDevice } from '../../sync/testing/a-device.ts'
import { aTour } from '../../tournaments/testing/a-tournament.ts'
import type { TournamentRow } from '../../tournaments/tournaments/index.ts'
import { aBoat, aTournament, days } from '../../weigh-in/testing/a-tournament.ts'
import { weigh } from '../testing/lake-fork.ts'

/** The calls that write no result. A new call of this family is in `DOORS` below, or here. */
const WRITE_NONE = [
  ...['list', 'search', 'get', 'byTournament', 'preview', 'heldBags', 'remove', 'deleteByArray', 'eventSummary'],
  ...['board', 'boardPlaces', 'boardHold', 'holdBoard', 'boardScreens', 'steerScreens', 'revealBoard'],
]

describe('results with boats that have not weighed', () => {
  let ramp: TestServer
  let ana: Person
  let tour: string
  let tournament: TournamentRow
  let result: string

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    tour = await aTour(ramp, ana)
    // Two days. After the first the results were saved, unofficial; on the second one of three boats has weighed so far.
    tournament = await aTournament(ramp, ana, { tour, tournamentDates: days(2) })
    const boats = await Promise.all(['Jo Reyes', 'Cal Hall', 'Di Ross'].map((name, at) => aBoat(ramp, tournament, at + 1, [name])))
    for (const boat of boats) await weigh(ramp, ana, boat, [14, 5])
    result = (await ramp.call(calls.create, { as: ana, body: { tournament: tournament.id } })).body._id
    await weigh(ramp, ana, boats[0]!, [12, 4], 1)
  })
  afterAll(() => ramp.close())

  type Given = { revision?: number }
  const code = ({ status, error }: { status: number; error: { code: string } }) => (status < 300 ? 'written' : error.code)
  const each = ({ body }: { body: { results: { code?: string | undefined }[] } }) => body.results[0]?.code ?? 'written'
  const body = (given: Given) => ({ tournament: tournament.id, ...given })
  const DOORS: Record<string, (given: Given) => Promise<string>> = {
    create: async (given) => code(await ramp.call(calls.create, { as: ana, body: body(given) })),
    createOrUpdate: async (given) => code(await ramp.call(calls.createOrUpdate, { as: ana, body: body(given) })),
    update: async (given) => code(await ramp.call(calls.update, { as: ana, params: { id: result }, body: body(given) })),
    bulkCreate: async (given) => each(await ramp.call(calls.bulkCreate, { as: ana, body: [body(given)] })),
    bulkUpdate: async (given) => each(await ramp.call(calls.bulkUpdate, { as: ana, body: [body(given)] })),
  }
  const queued = async (set: Record<string, unknown>) => {
    const truck = aDevice(ramp, ana)
    const { results } = await truck.push([
      truck.op({ tbl: 'tournament-results', kind: 'call', call: 'finalize', id: tournament.id, set: { _id: newId(), ...set } }),
    ])
    return results[0]?.code ?? results[0]?.status
  }

  test('become official by no call, and from no device, that did not look at them', async () => {
    expect(
      Object.keys(calls)
        .filter((name) => !WRITE_NONE.includes(name))
        .sort(),
    ).toEqual(Object.keys(DOORS).sort())
    for (const [name, write] of Object.entries(DOORS)) expect([name, await write({})]).toEqual([name, 'results.boats-missing'])
    expect(await queued({})).toBe('results.boats-missing')
    const { error } = await ramp.call(calls.create, { as: ana, body: body({}) })
    expect(error.message).toContain('Boats without a weight: 2.')
  })

  test('become official once the preview was looked at', async () => {
    const { revision, checks } = (await ramp.call(calls.preview, { as: ana, params: { id: tournament.id } })).body
    expect(checks.missing).toHaveLength(2)
    expect(await DOORS.bulkCreate!({ revision })).toBe('written')
    // Calculated again: it was official before.
    expect(await DOORS.update!({})).toBe('written')
  })
})
