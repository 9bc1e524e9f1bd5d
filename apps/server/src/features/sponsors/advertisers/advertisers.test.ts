import { newId } from '@ramplight/contract/kernel/new-id'
import { advertisementInteractionCalls as interactionCalls } from '@ramplight/contract/sponsors/advertisement-interactions'
import { advertiserCalls } from '@ramplight/contract/sponsors/advertisers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { countStatements } from '../../../testing/count-statements.ts'

describe('advertisers', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let cy: Person

  const anAdvertiser = async (name: string, more: object = {}) =>
    (
      await ramp.call(advertiserCalls.create, {
        as: admin,
        body: { name, email: 'ads@lake.test', url: 'https://ads.example.com', ...more },
      })
    ).body

  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall')
    cy = await ramp.person('Angler', 'Cy Fisher')
  })
  afterAll(() => ramp.close())

  test('a visitor who looks for tournaments is shown the active ones, without e-mail and who entered them', async () => {
    const marina = await anAdvertiser('Marina', { key: 'marina', image_path: '/uploads/ads/marina.png' })
    expect(marina).toMatchObject({ active: true, created_by: admin.id, email: 'ads@lake.test' })
    const ended = await anAdvertiser('Ended', { active: false, key: 'ended' })
    const { wire } = await ramp.call(advertiserCalls.search, { body: { active: true } })
    expect(wire).toEqual([expect.objectContaining({ name: 'Marina', url: 'https://ads.example.com', key: 'marina' })])
    expect(JSON.stringify(wire)).not.toMatch(/ads@lake.test|created_by/)
    for (const as of [null, ana]) {
      expect((await ramp.call(advertiserCalls.search, { as, body: { active: false } })).body).toEqual([])
      expect((await ramp.call(advertiserCalls.get, { as, params: { id: ended._id } })).status).toBe(404)
      expect((await ramp.call(advertiserCalls.byKey, { as, params: { key: 'ended' } })).status).toBe(404)
      expect((await ramp.call(advertiserCalls.byKey, { as, params: { key: 'marina' } })).body.name).toBe('Marina')
    }
    expect((await ramp.call(advertiserCalls.byKey, { as: admin, params: { key: 'ended' } })).body.email).toBe('ads@lake.test')
    const body = { name: 'Mine', email: 'a@lake.test', url: 'https://a.example.com' }
    expect((await ramp.call(advertiserCalls.create, { body })).status).toBe(401)
    expect((await ramp.call(advertiserCalls.create, { as: ana, body })).status).toBe(403)
    const taken = await ramp.call(advertiserCalls.create, { as: admin, body: { ...body, key: 'marina' } })
    expect([taken.status, taken.error.code]).toEqual([409, 'advertiser.key-taken'])
    const refusal = await ramp.call(advertiserCalls.create, { as: admin, body: { name: 'X', url: 'data:text/html,x' } as typeof body })
    expect((refusal.error.details as { path: string }[]).map(({ path }) => path).sort()).toEqual(['email', 'url'])
  })

  describe('what is seen and clicked', () => {
    const forUser = (id: string, as: Person | null) => ramp.call(interactionCalls.forUser, { as, params: { id } })

    test('is counted for anybody, once for a repeat, and never in the name of somebody else', async () => {
      const { _id: advertiser } = await anAdvertiser('Counted')
      const body = { _id: newId(), advertiser, type: 'click', source: 'Tournament Search', user: ana.id } as const
      const [one, again] = [await ramp.call(interactionCalls.create, { body }), await ramp.call(interactionCalls.create, { body })]
      expect([one.body.user, one.body.source, again.body]).toEqual([null, 'tournament search', one.body])
      const other = await ramp.call(interactionCalls.create, { body: { ...body, type: 'view' } })
      expect([other.status, other.error.code]).toEqual([409, 'record.id-taken'])
      const mine = await ramp.call(interactionCalls.create, { as: cy, body: { advertiser, type: 'view', user: ana.id } })
      expect(mine.body.user).toBe(cy.id)
      expect((await ramp.call(interactionCalls.create, { body: { ...body, _id: newId(), source: 'elsewhere' } })).status).toBe(400)

      expect((await ramp.call(interactionCalls.byAdvertiser, { as: admin, params: { id: advertiser } })).body).toHaveLength(2)
      expect((await forUser(cy.id, cy)).body.map(({ advertiser: of }) => of)).toEqual([advertiser])
      expect([(await forUser(cy.id, ana)).status, (await forUser(cy.id, null)).status, (await forUser(cy.id, admin)).status]).toEqual([
        404, 404, 200,
      ])
      for (const as of [cy, ana]) {
        expect((await ramp.call(interactionCalls.list, { as })).status).toBe(403)
        expect((await ramp.call(interactionCalls.get, { as, params: { id: body._id } })).status).toBe(403)
        expect((await ramp.call(interactionCalls.byAdvertiser, { as, params: { id: advertiser } })).status).toBe(403)
        expect((await ramp.call(interactionCalls.pagedSearch, { as, body: {} })).status).toBe(403)
        expect((await ramp.call(interactionCalls.remove, { as, params: { id: body._id } })).status).toBe(403)
      }
      const page = await ramp.call(interactionCalls.pagedSearch, {
        as: admin,
        body: { advertiser, type: 'click', source: 'TOURNAMENT search' },
      })
      expect(page.body).toMatchObject({ totalItemCount: 1, message: [{ _id: body._id }] })
    })

    test('is added up for admins, by advertiser and place, for any time', async () => {
      const [seen, ended] = [await anAdvertiser('Seen'), await anAdvertiser('Ended soon')]
      const say = (advertiser: string, type: 'view' | 'click', source?: string) =>
        ramp.call(interactionCalls.create, { body: { advertiser, type, ...(source && { source }) } })
      for (const type of ['view', 'view', 'click', 'view'] as const) await say(seen._id, type, 'tournament search')
      await say(seen._id, 'view', 'tournaments list')
      await say(seen._id, 'view')
      const removed = (await say(seen._id, 'click', 'tournament search')).body
      await ramp.call(interactionCalls.remove, { as: admin, params: { id: removed._id } })
      await say(ended._id, 'view', 'tournament search')
      // What was counted stays when the card is not shown any more.
      await ramp.call(advertiserCalls.update, { as: admin, params: { id: ended._id }, body: { active: false } })
      const counts = async (body: object = {}) => {
        const answer = await ramp.call(interactionCalls.counts, { as: admin, body })
        const own = answer.body.filter(({ advertiser }) => [seen._id, ended._id].includes(advertiser))
        return own.map(({ advertiser, source, views, clicks }) => [advertiser === seen._id ? 'seen' : 'ended', source, views, clicks])
      }
      const all = [
        ['seen', 'tournament search', 3, 1],
        ['seen', 'tournaments list', 1, 0],
        ['seen', null, 1, 0],
        ['ended', 'tournament search', 1, 0],
      ]
      expect((await counts()).sort()).toEqual(all.toSorted())
      const later = new Date(ramp.deps.now().getTime() + 60_000).toISOString()
      expect(await counts({ from: later })).toEqual([])
      expect(await counts({ before: later })).toHaveLength(all.length)
      expect(await counts({ before: removed.createdAt, from: '2020-01-01T00:00:00.000Z' })).not.toContainEqual(all[3])
      for (const as of [null, cy, ana]) expect((await ramp.call(interactionCalls.counts, { as, body: {} })).status).toBe(as ? 403 : 401)
    })

    test('of a whole page of cards is counted in one call, each for itself', async () => {
      const [a, b, ended] = [await anAdvertiser('A'), await anAdvertiser('B'), await anAdvertiser('C', { active: false })]
      const count = (advertiserIdArray: string[], as: Person | null = null) =>
        ramp.call(interactionCalls.createForAdvertisers, {
          as,
          body: { advertiserIdArray, interactionType: 'view', interactionSource: 'Tournaments List', userId: ana.id },
        })
      const mixed = await count([a._id, ended._id, b._id, newId(), a._id], cy)
      expect(mixed.body.ok).toBe(false)
      expect(mixed.body.results.map(({ code }) => code ?? 'ok')).toEqual(['ok', 'reference.unknown', 'ok', 'reference.unknown'])
      expect((await forUser(cy.id, cy)).body.filter(({ source }) => source === 'tournaments list')).toHaveLength(2)
      expect((await forUser(ana.id, ana)).body).toEqual([])
      const few = await countStatements(() => count([a._id]))
      const many = await countStatements(() => count([a._id, b._id]))
      expect(many.statements).toBe(few.statements)
      expect((await count([])).status).toBe(400)
    })
  })
})
