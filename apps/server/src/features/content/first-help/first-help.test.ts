import { topicPageCalls } from '@ramplight/contract/content/topic-pages'
import { topicSectionCalls } from '@ramplight/contract/content/topic-sections'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aTestServer, type TestServer } from '#platform/testing/test-server'
import { addFirstHelp } from './add-first-help.ts'
import { FIRST_HELP } from './pages.ts'

let ramp: TestServer
beforeAll(async () => {
  ramp = await aTestServer()
})
afterAll(() => ramp.close())

const doer = { id: null, at: '2027-06-12T10:00:00.000Z', device: null }
const pagesShown = async () => (await ramp.call(topicPageCalls.search, { body: { selectAll: true } })).body as { title: string }[]

test('a new system has its help, once; what an admin deletes stays deleted', async () => {
  await addFirstHelp(ramp.db, doer)
  await addFirstHelp(ramp.db, doer)
  expect((await pagesShown()).map(({ title }) => title).toSorted()).toEqual(
    FIRST_HELP.flatMap(({ pages }) => pages.map(({ title }) => title)).toSorted(),
  )
  const sections = (await ramp.call(topicSectionCalls.search, { body: { selectAll: true } })).body as { title: string }[]
  expect(sections.map(({ title }) => title)).toEqual(FIRST_HELP.map(({ title }) => title))
  const admin = await ramp.person('System Admin', 'Sam Root')
  const [page] = (await pagesShown()) as unknown as { _id: string }[]
  expect((await ramp.call(topicPageCalls.remove, { as: admin, params: { id: page!._id } })).status).toBe(200)
  await addFirstHelp(ramp.db, doer)
  expect(await pagesShown()).toHaveLength(FIRST_HELP.flatMap(({ pages }) => pages).length - 1)
  expect((await ramp.call(topicSectionCalls.search, { body: { selectAll: true } })).body).toHaveLength(FIRST_HELP.length)
})

/** What a director types on the first weekend. */
test.each([
  'refund',
  'disqualify',
  'share',
  'season',
  'cash',
  'waiting list',
  'scale',
  'offline',
  'signal',
  'correct',
  'void',
  'payout',
  'late',
  'cancel',
  'fog',
  'flight',
  'coupon',
  'qr',
  'card',
  'raffle',
  'tv',
  'mc',
  'points',
  'staff',
  '1099',
  'spreadsheet',
  'reach',
])('a search for “%s” finds a page', (word) => {
  const found = FIRST_HELP.flatMap(({ pages }) => pages).filter(({ title, body }) =>
    `${title} ${body.replace(/<[^>]*>/g, ' ')}`.toLowerCase().includes(word),
  )
  expect(found).not.toEqual([])
})

test('every page is short, and has a name of its own', () => {
  const pages = FIRST_HELP.flatMap(({ pages }) => pages)
  expect(pages.length).toBeGreaterThanOrEqual(25)
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length)
  expect(pages.filter(({ body }) => body.replace(/<[^>]*>/g, ' ').split(/\s+/).length > 120).map(({ name }) => name)).toEqual([])
})
