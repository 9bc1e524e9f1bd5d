import { newId } from '@ramplight/contract/kernel/new-id'
import { divisionCalls } from '@ramplight/contract/tours/divisions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour } from '../../tournaments/testing/a-tournament.ts'
import { aDevice } from '../testing/a-device.ts'

describe('changes that devices send', () => {
  let ramp: TestServer
  let ana: Person
  let tour: string

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    tour = await aTour(ramp, ana)
  })
  afterAll(() => ramp.close())

  test('a division made without signal is there, and is on the other laptop', async () => {
    const [truck, dock] = [aDevice(ramp, ana), aDevice(ramp, ana)]
    const id = newId()
    const made = await truck.send({ tbl: 'divisions', id, set: { name: 'Juniors', tour } })
    expect(made).toMatchObject({ _id: id, status: 'applied', rev: 1 })
    await dock.pull()
    expect(dock.has('divisions', id)).toMatchObject({ _id: id, _rev: 1, name: 'Juniors', tour })
    const got = await ramp.call(divisionCalls.get, { as: ana, params: { id } })
    expect(got.body?.name).toBe('Juniors')
  })

  test('sent twice it counts once, and is answered the same', async () => {
    const truck = aDevice(ramp, ana)
    const op = truck.op({ tbl: 'species', set: { name: 'Alligator gar', waterType: 'Freshwater' } })
    const [first, second] = [await truck.push([op]), await truck.push([op])]
    expect(second.results).toEqual(first.results)
    const [a, b] = await Promise.all([truck.push([truck.op({ ...op, op: 'a'.repeat(24), id: newId() })]), truck.push([op])])
    expect([a.ok, b.ok]).toEqual([true, true])
    await truck.pull()
    expect([...truck.rows.values()].filter(({ doc }) => doc.name === 'Alligator gar')).toHaveLength(2)
  })
})
