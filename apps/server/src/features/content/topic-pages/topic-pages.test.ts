import { topicPageCalls } from '@ramplight/contract/content/topic-pages'
import { topicSectionCalls } from '@ramplight/contract/content/topic-sections'
import { tutorialCalls } from '@ramplight/contract/content/tutorials'
import type { WireBodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { countStatements } from '../../../testing/count-statements.ts'

describe('help', () => {
  let ramp: TestServer
  let admin: Person
  let ana: Person
  let keys = 0

  const aSection = async (more: object = {}) =>
    (await ramp.call(topicSectionCalls.create, { as: admin, body: { title: 'The scale', section_key: `key-${keys++}`, ...more } })).body._id
  const create = (body: object) => ramp.call(topicPageCalls.create, { as: admin, body: { title: 'A page', ...body } })
  const aPage = async (body: object) => (await create(body)).body._id
  const move = (id: string, body: object) => ramp.call(topicPageCalls.update, { as: admin, params: { id }, body })
  const bulk = (body: WireBodyOf<typeof topicPageCalls.bulkUpdatePages>) => ramp.call(topicPageCalls.bulkUpdatePages, { as: admin, body })
  const codesOf = (results: { code?: string | undefined }[]) => results.map(({ code }) => code ?? 'ok')

  beforeAll(async () => {
    ramp = await aTestServer()
    admin = await ramp.person('System Admin', 'Sam Root')
    ana = await ramp.person('Director', 'Ana Hall')
  })
  afterAll(() => ramp.close())

  test('is read by everybody, in its order, and written by admins', async () => {
    const section = await aSection()
    const later = await aPage({ section, title: 'Later', order: 2 })
    const first = await aPage({ section, title: 'First', order: 1 })
    const below = await aPage({ section, title: 'Below', order: 3, parentPage: first, content: '<p>Plug it in</p>' })
    for (const as of [null, ana, admin]) {
      const pages = (await ramp.call(topicPageCalls.forSection, { as, params: { id: section } })).body
      expect(pages.map(({ title }) => title)).toEqual(['First', 'Later', 'Below'])
      expect((await ramp.call(topicPageCalls.get, { as, params: { id: below } })).body.content).toBe('<p>Plug it in</p>')
      expect((await ramp.call(topicPageCalls.sectionPageCount, { as, params: { id: section } })).body).toEqual({ count: 3 })
      expect((await ramp.call(topicPageCalls.countSectionPages, { as, body: { id: section } })).body).toEqual({ count: 3 })
      expect((await ramp.call(topicPageCalls.pageChildCount, { as, params: { id: first } })).body).toEqual({ count: 1 })
      expect((await ramp.call(topicPageCalls.countPageChildren, { as, body: { id: later } })).body).toEqual({ count: 0 })
    }
    expect((await ramp.call(topicPageCalls.create, { as: ana, body: { title: 'Mine', section } })).status).toBe(403)
    expect((await ramp.call(topicPageCalls.create, { body: { title: 'Mine', section } })).status).toBe(401)
    expect((await ramp.call(topicPageCalls.bulkUpdatePages, { as: ana, body: [{ _id: first, title: 'Mine' }] })).status).toBe(403)
  })

  test('that is switched off is for admins', async () => {
    const section = await aSection({ active: false, title: 'Draft' })
    const page = await aPage({ section, title: 'Hidden' })
    const loose = await aPage({ title: 'In no section' })
    for (const as of [null, ana]) {
      expect((await ramp.call(topicSectionCalls.get, { as, params: { id: section } })).status).toBe(404)
      for (const id of [page, loose]) expect((await ramp.call(topicPageCalls.get, { as, params: { id } })).status).toBe(404)
      expect((await ramp.call(topicPageCalls.search, { as, body: { section } })).body).toEqual([])
      expect((await ramp.call(topicPageCalls.sectionPageCount, { as, params: { id: section } })).body.count).toBe(0)
      expect((await ramp.call(topicSectionCalls.search, { as, body: { title: 'Draft' } })).body).toEqual([])
    }
    expect((await ramp.call(topicPageCalls.search, { as: admin, body: { section } })).body).toHaveLength(1)
  })

  test('has one section of a key, and keeps one that has pages', async () => {
    const section = await aSection({ section_key: 'scale', title: 'Scales' })
    const twice = await ramp.call(topicSectionCalls.create, { as: admin, body: { title: 'Again', section_key: 'scale' } })
    expect([twice.status, twice.error.code]).toEqual([409, 'section.key-taken'])
    const page = await aPage({ section, title: 'Above' })
    const child = await aPage({ section, parentPage: page })
    const kept = await ramp.call(topicSectionCalls.remove, { as: admin, params: { id: section } })
    expect([kept.status, kept.error.message]).toEqual([409, 'Scales can’t be deleted while pages use it.'])
    expect((await ramp.call(topicPageCalls.remove, { as: admin, params: { id: page } })).error.message).toBe(
      'Above can’t be deleted while pages below it use it.',
    )
    for (const id of [child, page]) expect((await ramp.call(topicPageCalls.remove, { as: admin, params: { id } })).status).toBe(200)
    expect((await ramp.call(topicSectionCalls.remove, { as: admin, params: { id: section } })).status).toBe(200)
  })

  test('has no page below itself, in another section, or below one that is gone', async () => {
    const [section, other] = [await aSection(), await aSection()]
    const a = await aPage({ section })
    const b = await aPage({ section, parentPage: a })
    const c = await aPage({ section, parentPage: b })
    expect((await move(a, { parentPage: c })).error.code).toBe('page.below-itself')
    expect((await move(a, { parentPage: a })).error.code).toBe('page.below-itself')
    expect((await move(b, { section: other })).error.code).toBe('page.other-section')
    expect((await create({ section: other, parentPage: a })).error.code).toBe('page.other-section')
    expect((await create({ section, parentPage: newId() })).error.code).toBe('page.parent-unknown')
    expect((await create({ section: newId() })).error.code).toBe('reference.unknown')
    expect((await move(c, { parentPage: null })).status).toBe(200)
    expect((await move(a, { parentPage: c })).status).toBe(200)
  })

  test('is put in another order at once, each page for itself, and no ring slips through a batch', async () => {
    const section = await aSection()
    const [a, b, c] = [await aPage({ section }), await aPage({ section }), await aPage({ section })]
    const ring = await bulk([
      { _id: a, parentPage: b },
      { _id: b, parentPage: a },
      { _id: c, order: 7 },
    ])
    expect(codesOf(ring.body.results)).toEqual(['page.below-itself', 'page.below-itself', 'ok'])
    const mixed = await bulk([
      { _id: a, order: 3, title: 'Third' },
      { _id: newId(), order: 1 },
      { _id: b, order: 1, _rev: 99 },
    ])
    expect(codesOf(mixed.body.results)).toEqual(['ok', 'record.not-found', 'record.stale'])
    const few = await countStatements(() => bulk([{ _id: a, order: 11 }]))
    const many = await countStatements(() => bulk([a, b, c].map((_id, at) => ({ _id, order: 20 + at }))))
    expect(many.statements).toBe(few.statements)
  })

  test('a tutorial is shown where it belongs, as long as it is active', async () => {
    const place = { parent: 'season', section: 'Scoring' } as const
    const body = { name: 'Points', sourceType: 'video', sourcePath: '/uploads/points.mp4', displayLocations: [place] } as const
    const { body: made } = await ramp.call(tutorialCalls.create, { as: admin, body: { ...body, displayLocations: [place] } })
    expect((await ramp.call(tutorialCalls.search, { body: { name: 'point' } })).body).toEqual([made])
    for (const wrong of [
      { sourcePath: 'javascript:alert(1)' },
      { sourcePath: '/etc/passwd' },
      { displayLocations: [{ parent: 'division', section: 'Scoring' }] },
      { displayLocations: [{ parent: 'tour', section: 'Scoring' }] },
    ])
      expect((await ramp.call(tutorialCalls.create, { as: admin, body: { name: 'X', ...wrong } as never })).status).toBe(400)
    expect((await ramp.call(tutorialCalls.create, { as: ana, body: { name: 'X' } })).status).toBe(403)
    await ramp.call(tutorialCalls.update, { as: admin, params: { id: made._id }, body: { active: false } })
    expect((await ramp.call(tutorialCalls.get, { as: ana, params: { id: made._id } })).status).toBe(404)
    expect((await ramp.call(tutorialCalls.list, { as: admin })).body).toHaveLength(1)
  })
})
