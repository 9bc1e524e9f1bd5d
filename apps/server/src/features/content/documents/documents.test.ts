import { documentCalls } from '@ramplight/contract/content/documents'
import { newId } from '@ramplight/contract/kernel/new-id'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aTour, aTournament } from '../../tournaments/testing/a-tournament.ts'

describe('documents', () => {
  let ramp: TestServer
  let ana: Person
  let bo: Person
  let lily: Person
  let tom: Person
  let tour: string
  let tournament: string
  let now = new Date('2027-06-01T10:00:00.000Z')

  const waiver = { label: 'Waiver', path: '/uploads/lake-fork/waiver lily.pdf' }
  const hand = (as: Person | null, more: object = {}) => ramp.call(documentCalls.create, { as, body: { ...waiver, ...more } })
  const get = (id: string, as: Person | null) => ramp.call(documentCalls.get, { as, params: { id } })

  beforeAll(async () => {
    ramp = await aTestServer({ now: () => now })
    ana = await ramp.person('Director', 'Ana Hall')
    bo = await ramp.person('Director', 'Bo Kim')
    tour = await aTour(ramp, ana)
    lily = await ramp.person('Angler', 'Lily Reyes', { tours: [tour] })
    tom = await ramp.person('Angler', 'Tom Tran')
    tournament = (await aTournament(ramp, ana, tour))._id
  })
  afterAll(() => ramp.close())

  test('an angler hands in their own, and who runs the tournament sees it; nobody else does', async () => {
    const { body } = await hand(lily, { tournament })
    expect(body).toMatchObject({ user: lily.id, director: null, isRequired: false, dateUploaded: now.toISOString() })
    for (const [as, status] of [
      [lily, 200],
      [ana, 200],
      [bo, 404],
      [tom, 404],
      [null, 404],
    ] as const)
      expect([as?.name, (await get(body._id, as)).status]).toEqual([as?.name, status])
    expect((await ramp.call(documentCalls.update, { as: ana, params: { id: body._id }, body: { label: 'Mine' } })).status).toBe(403)
    expect((await hand(tom, { user: lily.id })).status).toBe(404)
    expect((await hand(null)).status).toBe(401)
    const byUser = async (as: Person) => (await ramp.call(documentCalls.byUser, { as, params: { id: lily.id } })).body.length
    expect([await byUser(lily), await byUser(ana), await byUser(bo)]).toEqual([1, 1, 0])
    expect((await ramp.call(documentCalls.search, { as: bo, body: {} })).body).toEqual([])
  })

  test('who helps at the ramp sees its papers, and no tax number: neither alone nor in a list', async () => {
    const hal = await ramp.person('Director', 'Hal Per', { isAssistant: true, tours: [tour] })
    const [license, w9] = [(await hand(lily, { tournament })).body, (await hand(lily, { tournament, tour, label: 'Form W-9, 2027' })).body]
    expect([(await get(license._id, hal)).status, (await get(w9._id, hal)).status, (await get(w9._id, ana)).status]).toEqual([
      200, 404, 200,
    ])
    const listed = async (as: Person) => (await ramp.call(documentCalls.search, { as, body: { tournament } })).body.map(({ _id }) => _id)
    expect([(await listed(hal)).includes(w9._id), (await listed(hal)).includes(license._id), (await listed(ana)).includes(w9._id)]).toEqual(
      [false, true, true],
    )
  })

  test('what a form keeps beside it is a form and no file: a list of thousands still fits into one answer', async () => {
    const words = (length: number) => ({ requestedDocInfo: { text: 'x'.repeat(length) } })
    expect((await hand(lily, words(9000))).status).toBe(200)
    const { status, error } = await hand(lily, words(10_100))
    expect([status, error.details]).toEqual([400, [{ path: 'requestedDocInfo', message: 'must be at most 10,000 characters' }]])
  })

  test('a director asks people they know, under their own name', async () => {
    const ask = { user: lily.id, isRequired: true, requestedDocInfo: { text: 'Sign it' } }
    const { body } = await hand(ana, { ...ask, director: bo.id, tour })
    expect(body).toMatchObject({ user: lily.id, director: ana.id, isRequired: true })
    expect((await hand(bo, ask)).status).toBe(404)
    expect((await get(body._id, bo)).status).toBe(404)
    // Whose it is cannot be changed by either.
    const signed = await ramp.call(documentCalls.update, {
      as: lily,
      params: { id: body._id },
      body: { path: '/uploads/signed.pdf', user: tom.id },
    })
    expect(signed.body).toMatchObject({ user: lily.id, director: ana.id, path: '/uploads/signed.pdf' })
  })

  test('a path stays below /uploads, and a label is needed', async () => {
    for (const path of [
      '/etc/passwd',
      '/uploads/../etc/passwd',
      '/uploads/a/../../b',
      '/uploads/.env',
      '/uploads',
      'https://x.test/a',
      '/uploads//a',
      '/uploads/a\\b',
      '/uploads/%2e%2e/a',
    ])
      expect([path, (await hand(lily, { path })).status]).toEqual([path, 400])
    expect((await hand(lily, { label: ' ' })).status).toBe(400)
    expect((await hand(lily, { path: undefined })).status).toBe(400)
    expect((await hand(lily, { tournament: newId() })).status).toBe(404)
  })

  test('the newest comes first, in a search, on a page and of a person', async () => {
    for (const [minute, label] of [
      ['11', 'Sort B'],
      ['12', 'Sort C'],
      ['10', 'Sort A'],
    ]) {
      now = new Date(`2027-06-01T10:${minute}:00.000Z`)
      await hand(tom, { label })
    }
    const labels = (rows: { label: string }[]) => rows.map(({ label }) => label)
    const newest = ['Sort C', 'Sort B', 'Sort A']
    expect(labels((await ramp.call(documentCalls.search, { as: tom, body: {} })).body)).toEqual(newest)
    const page = (body: object) => ramp.call(documentCalls.pagedSearch, { as: tom, body })
    expect(labels((await page({})).body.message)).toEqual(newest)
    expect(labels((await page({ sortField: 'label', pageSize: 1 })).body.message)).toEqual(['Sort A'])
    expect(labels((await ramp.call(documentCalls.byUser, { as: tom, params: { id: tom.id } })).body)).toEqual(newest)
    // A new file is a new upload; a new label is not.
    const { _id } = (await page({})).body.message[2]!
    now = new Date('2027-06-01T10:14:00.000Z')
    await ramp.call(documentCalls.update, { as: tom, params: { id: _id }, body: { label: 'Sort A again' } })
    expect(labels((await page({})).body.message)[2]).toBe('Sort A again')
    await ramp.call(documentCalls.update, { as: tom, params: { id: _id }, body: { path: '/uploads/new.pdf' } })
    expect(labels((await page({})).body.message)[0]).toBe('Sort A again')
  })
})
