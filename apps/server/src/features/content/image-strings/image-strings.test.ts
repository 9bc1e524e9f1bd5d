import { imageStringCalls } from '@ramplight/contract/content/image-strings'
import { newId } from '@ramplight/contract/kernel/new-id'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]).toString('base64')
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]).toString('base64')

describe('pictures as text', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  const keep = (body: object, as = ana) => ramp.call(imageStringCalls.create, { as, body: { data: PNG, ...body } })

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Angler', 'Bo Kim')
  })
  afterAll(() => ramp.close())

  test('are what their bytes say, and of who keeps them', async () => {
    const sent = { _id: newId(), name: 'Logo', data: `data:image/png;base64,${JPEG}`, extra: { slot: 'topLeft' } }
    const { body } = await keep(sent)
    expect(body).toMatchObject({ type: 'image/jpeg', data: JPEG, director: ana.id, systemDefault: false, extra: { slot: 'topLeft' } })
    expect((await keep(sent)).body).toEqual(body)
    expect((await ramp.call(imageStringCalls.get, { as: bo, params: { id: body._id } })).status).toBe(404)
    const changed = await ramp.call(imageStringCalls.update, { as: ana, params: { id: body._id }, body: { data: PNG } })
    expect(changed.body.type).toBe('image/png')
    expect((await ramp.call(imageStringCalls.search, { as: ana, body: { name: 'log' } })).body).toHaveLength(1)
    expect((await ramp.call(imageStringCalls.list, { as: bo })).body).toEqual([])
  })

  test('are pictures that browsers show, and small', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64')
    expect((await keep({ data: svg })).error.code).toBe('image.not-a-picture')
    for (const data of [`data:image/svg+xml;base64,${PNG}`, 'no base64!', '', PNG + 'A'.repeat(410_000)])
      expect((await keep({ data })).error.code).toBe('request.invalid')
    expect((await keep({ data: PNG + 'A'.repeat(400_000) })).status).toBe(200)
  })

  test('are at most forty of a person', async () => {
    const kept: string[] = []
    for (let n = 0; n < 40; n++) kept.push((await keep({ _id: newId() }, bo)).body._id)
    expect((await keep({}, bo)).error.message).toBe('You have 40 pictures here. Delete one before you add another.')
    expect((await keep({ _id: kept[39] }, bo)).status).toBe(200)
    await ramp.call(imageStringCalls.remove, { as: bo, params: { id: kept[0]! } })
    expect((await keep({}, bo)).status).toBe(200)
  })
})
