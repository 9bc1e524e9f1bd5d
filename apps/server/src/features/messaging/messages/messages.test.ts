import { newId } from '@ramplight/contract/kernel/new-id'
import { messageCalls } from '@ramplight/contract/messaging/messages'
import { auditCalls } from '@ramplight/contract/system/audit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'
import { markedBy } from './read-state.ts'

describe('messages', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let hal: Person
  let lily: Person
  let tom: Person
  let admin: Person
  let tournament: string
  let tour: string

  const write = (more: object = {}, as: Person | null = ana) =>
    ramp.call(messageCalls.create, { as, body: { recipients: [lily.id, tom.id], subject: 'Fog', message: 'We launch at seven.', ...more } })
  const read = (id: string, as: Person | null) => ramp.call(messageCalls.get, { as, params: { id } })

  beforeAll(async () => {
    ramp = await aTestServer()
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    admin = await ramp.person('System Admin', 'Sam Root')
    tour = await aTour(ramp, ana)
    hal = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [tour] })
    lily = await ramp.person('Angler', 'Lily Reyes', { tours: [tour] })
    tom = await ramp.person('Angler', 'Tom Tran', { director: ana.id })
    tournament = (await aTournament(ramp, ana, tour))._id
  })
  afterAll(() => ramp.close())

  test('is read by who wrote it, who is told, who runs what it is about and admins; by nobody else', async () => {
    const { body } = await write({ tournament })
    expect(body).toMatchObject({ sender: ana.id, status: 'Sent', type: 'note', readBy: [] })
    for (const as of [ana, lily, tom, hal, admin]) expect([as.name, (await read(body._id, as)).status]).toEqual([as.name, 200])
    for (const as of [bo, null]) expect((await read(body._id, as)).status).toBe(404)
    for (const as of [ana, lily, hal]) expect((await ramp.call(messageCalls.search, { as, body: { tournament } })).body).toHaveLength(1)
    expect((await ramp.call(messageCalls.list, { as: bo })).body).toEqual([])
    // One recipient is not told of the others.
    expect((await read(body._id, lily)).wire).toMatchObject({ recipients: [lily.id] })
    expect(JSON.stringify((await read(body._id, lily)).wire)).not.toMatch(new RegExp(`readBy|${tom.id}`))
    const own = (await write()).body
    expect((await read(own._id, hal)).status).toBe(404)
  })

  test('who is told reads no history of it: that names everybody who was told, and who has read it', async () => {
    const { _id: id } = (await write({ tournament })).body
    const history = async (as: Person) => (await ramp.call(auditCalls.byRecord, { as, params: { family: 'messages', id } })).status
    expect([await history(lily), await history(bo)]).toEqual([404, 404])
    for (const as of [ana, hal, admin]) expect([as.name, await history(as)]).toEqual([as.name, 200])
  })

  test('is written by directors, to people they know, about what they run', async () => {
    expect((await write({}, lily)).status).toBe(404)
    expect((await write({}, null)).status).toBe(401)
    const stranger = await write({ recipients: [lily.id] }, bo)
    expect([stranger.status, stranger.error.code]).toEqual([400, 'reference.unknown'])
    const foreign = await write({ tournament, recipients: [(await ramp.person('Angler', 'Al', { director: bo.id })).id] }, bo)
    expect(foreign.status).toBe(404)
    expect((await write({ recipients: [hal.id] })).status).toBe(200)
    expect((await write({ recipients: [newId()] })).status).toBe(400)
    expect((await write({ recipients: [] })).status).toBe(400)
    const body = { _id: newId(), recipients: [tom.id], message: 'Once' }
    const [first, second] = [
      await ramp.call(messageCalls.create, { as: ana, body }),
      await ramp.call(messageCalls.create, { as: ana, body }),
    ]
    expect(second.body).toEqual(first.body)
  })

  test('who is told may say that they have read it, and nothing else; it is read when all have', async () => {
    const { _id } = (await write()).body
    const change = (as: Person, body: object) => ramp.call(messageCalls.update, { as, params: { id: _id }, body })
    for (const body of [{ message: 'Stay home' }, { status: 'Sent' }, { status: 'Received - Read', subject: 'x' }, { deleted: true }])
      expect((await change(lily, body)).error.code).toBe('message.only-read')
    expect((await ramp.call(messageCalls.remove, { as: lily, params: { id: _id } })).status).toBe(403)
    expect((await ramp.call(messageCalls.markDeleted, { as: lily, params: { id: _id } })).status).toBe(403)
    expect((await change(bo, { status: 'Received - Read' })).status).toBe(404)

    await change(lily, { status: 'Received - Read' })
    expect((await read(_id, ana)).body).toMatchObject({ status: 'Sent', readBy: [lily.id] })
    await change(tom, { status: 'Received - Read' })
    expect((await read(_id, ana)).body).toMatchObject({ status: 'Received - Read', readBy: [lily.id, tom.id] })
    await change(tom, { status: 'Received - Not Read' })
    expect((await read(_id, ana)).body).toMatchObject({ status: 'Received - Not Read', readBy: [lily.id], message: 'We launch at seven.' })
    expect((await change(ana, { subject: 'Fog again' })).body.subject).toBe('Fog again')
    expect((await change(ana, { recipients: [bo.id] })).status).toBe(400)
    expect((await ramp.call(messageCalls.markDeleted, { as: ana, params: { id: _id } })).status).toBe(200)
    expect((await read(_id, lily)).status).toBe(404)
  })

  test('a page is ten of the oldest first; so many of the first, or ids alone, when asked for', async () => {
    for (let n = 0; n < 12; n++) await write({ subject: `Page ${n}`, recipients: [tom.id] })
    const page = (body: object, as = ana) => ramp.call(messageCalls.pagedSearch, { as, body: { subject: 'Page', ...body } })
    const plain = (await page({})).body
    expect([plain.totalItemCount, plain.message.length]).toEqual([12, 10])
    expect((plain.message[0] as { subject: string }).subject).toBe('Page 0')
    expect((await page({ sortField: 'name', sortOrder: 'desc', pageNumber: 1 })).body.message).toHaveLength(2)
    expect((await page({ selectNumberOfRecords: 11, pageSize: 2, pageNumber: 3 })).body.message).toHaveLength(11)
    const ids = (await page({ idsOnly: true, selectAll: true })).body.message
    expect(ids).toHaveLength(12)
    expect(ids.every((one) => typeof one === 'string')).toBe(true)
    expect((await page({}, bo)).body).toEqual({ totalItemCount: 0, message: [] })
    expect((await page({ recipients: [tom.id] })).status).toBe(400)
  })
})

test('whoever takes back that they have read it, takes it from the message as a whole', () => {
  const state = { status: 'Sent', recipients: ['ann', 'bea'], readBy: ['bea'] } as const
  const of = (reader: string, said: 'Received - Read' | 'Received - Not Read') =>
    markedBy(reader, said, { ...state, recipients: [...state.recipients], readBy: [...state.readBy] })
  expect(of('ann', 'Received - Read')).toEqual({ status: 'Received - Read', readBy: ['bea', 'ann'] })
  expect(of('bea', 'Received - Read')).toEqual({ status: 'Sent', readBy: ['bea'] })
  expect(of('bea', 'Received - Not Read')).toEqual({ status: 'Received - Not Read', readBy: [] })
})
