import { anEvent, lbOz } from './event.ts'
import { expectRoomAtTheRight, settledWidth } from './measure.ts'
import { arriveSignedIn, expect, test } from './ramp.ts'

/** The narrowest phone there is, held by a finger: buttons are larger than on a desk. */
const WIDTH = 320
test.use({ viewport: { width: WIDTH, height: 640 }, isMobile: true, hasTouch: true })

/** Seven pages: the most numbers a list shows below itself. */
const BOATS = 62

/** Where a field of this size is a long list, or a large number. How wide every other page is, `accessibility.spec.ts` sees. */
const LISTS = [
  '/entries',
  '/boats',
  '/results',
  '/results/pool',
  '/money',
  '/money/boats',
  '/money/cash-box',
  '/money/payouts',
  '/money/log',
  '/history',
]
const STATION = ['', '/check-in', '/log']

test('LAW: no list of 62 boats is wider than the narrowest phone', async ({ page, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: BOATS })
  for (let boat = 1; boat <= 3; boat++) await event.weigh(boat, { weight: lbOz(10, boat) })
  await arriveSignedIn(page, ana)
  const wide: string[] = []
  const places = [
    ...LISTS.map((path) => `/director/tournaments/${event.id}${path}`),
    ...STATION.map((path) => `/weigh-in/${event.id}${path}`),
    `/mc-mode/${event.id}`,
    `/live-leaderboard/${event.id}`,
  ]
  for (const place of places) {
    await page.goto(place)
    await expect(page.locator('h1').first()).toBeVisible()
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    // A list that is there already may still grow its rows.
    await page.waitForTimeout(400)
    const width = await settledWidth(page, WIDTH)
    if (width > WIDTH) wide.push(`${place}: ${width} px`)
  }
  expect(wide).toEqual([])
})

test('what a field of a sheet offers is in sight', async ({ page, ramp }) => {
  await arriveSignedIn(page, await ramp.aDirector('Ana Castle'))
  await page.goto('/director/calendar')
  await page.getByRole('button', { name: 'New event' }).first().tap()
  await page.getByRole('dialog').getByRole('combobox', { name: 'Type' }).tap()
  const offered = page.getByRole('option').first()
  await expect(offered).toBeInViewport({ ratio: 1 })
  expect(await settledWidth(page, WIDTH)).toBe(WIDTH)
})

test('the tab of the open page is in sight', async ({ page, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { boats: 2 })
  await arriveSignedIn(page, ana)
  await page.goto(`/director/tournaments/${event.id}`)
  for (const name of ['Boats', 'Results', 'Money', 'Raffles', 'Setup', 'History']) {
    const tab = page.getByRole('navigation', { name: 'Tournament' }).getByRole('link', { name })
    // Not a tap: that would bring the tab into sight by itself.
    await tab.dispatchEvent('click')
    await expect(tab).toHaveAttribute('aria-current', 'page')
    await expectRoomAtTheRight(tab, 31, `${name} stands clear of where the strip fades out`)
  }
})
