import { imageStringCalls } from '@ramplight/contract/content/image-strings'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { divisionCalls } from '@ramplight/contract/tours/divisions'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import type { OddRequest } from './testing/odd-request.ts'
import { send } from './testing/send.ts'

/** More than the pool has connections: a transaction that asked for a second one would wait for the others for ever. */
const MANY = 100
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

describe('many people at the same moment', () => {
  let ramp: TestServer
  let ana: Person
  let tour: string

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    tour = (await ramp.call(tourCalls.create, { as: ana, body: { name: 'Lake Fork Trail' } })).body._id
  })
  afterAll(() => ramp.close())

  /** Without a key: one that comes with the key of a device waits in a line of its own. */
  const atOnce = async (call: AnyEndpoint, wire: (n: number) => Omit<OddRequest, 'what'>) => {
    const answers = await Promise.all(Array.from({ length: MANY }, (_, n) => send(ramp, call, ana, { what: 'one of many', ...wire(n) })))
    return [...new Set(answers.map(({ status }) => status))]
  }

  test('make and change seasons, divisions and tours, and nobody waits for a connection', async () => {
    const year = { startDate: '2027-01-01', endDate: '2027-12-31', tour }
    const ids = Array.from({ length: MANY }, () => newId())
    expect(await atOnce(seasonCalls.create, (n) => ({ body: { _id: ids[n], name: `Season ${n}`, ...year } }))).toEqual([200])
    expect(await atOnce(divisionCalls.create, (n) => ({ body: { name: `Division ${n}`, tour } }))).toEqual([200])
    expect(await atOnce(tourCalls.create, (n) => ({ body: { name: `Tour ${n}`, urlLookupKey: `tour-${n}` } }))).toEqual([200])
    expect(await atOnce(seasonCalls.remove, (n) => ({ params: { id: ids[n]! } }))).toEqual([200])
  })

  test('keep 40 pictures, and no more than one may have', async () => {
    const sent = await atOnce(imageStringCalls.create, (n) => ({ body: { name: `Picture ${n}`, data: PICTURE } }))
    expect(sent.sort()).toEqual([200, 409])
    expect((await ramp.call(imageStringCalls.list, { as: ana })).body).toHaveLength(40)
  })
})
