import type { CDPSession, Page } from '@playwright/test'
import { OUR_HEADER } from '@ramplight/contract/kernel/our-answer'
import { authCalls } from '@ramplight/contract/people/auth'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { lawful, violationsOf } from './axe.ts'
import { crewOf } from './event.ts'
import { linksWithoutColor, sidewaysOverflow } from './measure.ts'
import { arriveSignedIn, test as base, expect, PASSWORD, type Somebody } from './ramp.ts'
import { aSeason, type Season } from './season.ts'

const DESK = { width: 1280, height: 900 }
/** The narrowest phone there is: what fits on it fits on all. */
const PHONE = { width: 320, height: 640 }

type Role = 'visitor' | 'director' | 'angler' | 'admin'

/**
 * `seatOf`: the page of somebody who goes from place to place, as one does. A browser that begins anew for each place, with nothing
 * at hand of what it has read, costs three times as much.
 */
const test = base.extend<{ seatOf: (role: Role) => Promise<Page> }, { season: Season; seats: Map<Role, Page> }>({
  season: [async ({ ramp }, use) => use(await aSeason(ramp)), { scope: 'worker' }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  seats: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  seatOf: async ({ browser, ramp, season, seats }, use) => {
    const who: Partial<Record<Role, Somebody>> = { director: season.director, angler: season.angler, admin: ramp.admin }
    await use(async (role) => {
      const page = seats.get(role) ?? (await (await browser.newContext({ baseURL: ramp.address })).newPage())
      if (!seats.has(role) && who[role]) await arriveSignedIn(page, who[role])
      seats.set(role, page)
      await page.setViewportSize(DESK)
      await page.emulateMedia({ colorScheme: 'light' })
      return page
    })
  },
})
test.describe.configure({ mode: 'parallel' })

/** The page is there: its heading, and nothing still on its way. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/**
 * Whoever works in a portal goes on by its links, without loading the product anew; the heading of the new page takes the focus, or
 * the first field of a form. A tab of the same page leaves it where it is.
 */
async function goTo(page: Page, path: string): Promise<void> {
  const isInPortal = /\/(director|weigh-in|mc-mode|angler|sys-admin)/.test(page.url())
  if (!isInPortal || path.includes('?')) return void (await page.goto(path))
  await page.evaluate((path) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    history.pushState(null, '', path)
  }, path)
  await expect(page.locator('h1:focus, form :focus')).toBeVisible()
}

const violations = async (page: Page, look: string, { within = 'html' } = {}): Promise<string[]> =>
  (await violationsOf(page, { within, run: lawful })).map((violation) => `${look}: ${violation}`)

const screens = new WeakMap<Page, Promise<CDPSession>>()

/** For a finger buttons are larger than for a mouse, and the page is wider. */
async function touch(page: Page, byFinger: boolean): Promise<void> {
  if (!screens.has(page)) screens.set(page, page.context().newCDPSession(page))
  const screen = await screens.get(page)!
  await screen.send('Emulation.setTouchEmulationEnabled', { enabled: byFinger })
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(byFinger)
}

/**
 * A desk with a mouse by day, and a phone with a finger in the dark. That every colour can be read on every ground, in each of the
 * environments, is a law of the theme (`packages/ui/src/theme/contrast.test.tsx`).
 */
const LOOKS = [
  { look: 'desk, light', viewport: DESK, colorScheme: 'light', byFinger: false },
  { look: 'phone, dark', viewport: PHONE, colorScheme: 'dark', byFinger: true },
] as const

async function check(page: Page, within?: string): Promise<void> {
  const found: string[] = []
  for (const { look, viewport, colorScheme, byFinger } of LOOKS) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await touch(page, byFinger)
    await expect(page.locator('html')).toHaveAttribute('data-env', colorScheme)
    await settled(page)
    found.push(...(await violations(page, look, { within })))
  }
  const overflow = await sidewaysOverflow(page)
  if (overflow > 0) found.push(`phone: ${overflow} px wider than the screen`)
  const undressed = await linksWithoutColor(page)
  found.push(...undressed.map((words) => `the link “${words}” has no colour of its own`))
  expect(found).toEqual([])
}

type Place = [name: string, path: (season: Season) => string]
const tournament = (page: string) => (season: Season) => `/director/tournaments/${season.live.id}${page}`
const finalOne = (page: string) => (season: Season) => `/director/tournaments/${season.final.id}${page}`

const PLACES: Record<Role, Place[]> = {
  visitor: [
    ['the home page', () => '/home'],
    ['the login page', () => '/login'],
    ['signing up', () => '/signup'],
    ['the code of a sign-up', () => '/register'],
    ['confirming an e-mail', () => '/confirm-email'],
    ['taking a new e-mail back', () => '/undo-email'],
    ['signing up for a tournament without an account', (season) => `/tournaments/${season.open.id}/registration`],
    ['confirming a phone', () => '/confirm-phone?p=9035550142'],
    ['a forgotten password', () => '/forgot-password'],
    ['a new password', () => '/new-password'],
    ['the terms', () => '/terms-of-service'],
    ['starting a device over', () => '/reset-account'],
    ['the setup page of a system that is set up', () => '/setup'],
    ['the outbox where there is none', () => '/outbox'],
    ['the contact form', () => '/contact-us'],
    ['the form behind the QR code', (season) => `/pre-register-qr-code/${season.open.id}`],
    ['the search for tournaments', () => '/tournaments'],
    ['the map of tournaments', () => '/tournaments/map'],
    ['what the product does', () => '/features'],
    ['what the product covers', () => '/features-old'],
    ['what is on the water', () => '/tournaments/live'],
    ['what is kept of people', () => '/privacy-policy'],
    ['having logged out', () => '/logout'],
    ['prices and levels', () => '/about'],
    ['the page of a tournament', (season) => `/tournaments/${season.live.id}`],
    ['all tours', () => '/tours'],
    ['a tour, for everybody', (season) => `/tours/${season.tour}`],
    ['all seasons', () => '/seasons'],
    ['the standings of a season', (season) => `/seasons/${season.season}`],
    ['the tournaments of a tour', () => '/tournaments/lake-trail'],
    ['divisions', () => '/divisions'],
    ['a division, for everybody', (season) => `/divisions/${season.division}`],
    ['a public card', (season) => `/anglers/${season.angler.id}`],
    ['a public card that is off', () => '/anglers/0123456789abcdef01234567'],
    ['the list of boards', () => '/live-leaderboard'],
    ['a board during the weigh-in', (season) => `/live-leaderboard/${season.live.id}`],
    ['an official board of two days', (season) => `/live-leaderboard/${season.final.id}`],
    ['a board that is not there', () => '/live-leaderboard/0123456789abcdef01234567'],
    ['an address that is not there', () => '/nowhere'],
  ],
  director: [
    ['today', () => '/director'],
    ['the list of tournaments', () => '/director/tournaments'],
    ['quick create', () => '/director/tournaments/new'],
    ['import an event', () => '/director/tournaments/import'],
    ['the command centre', tournament('')],
    ['the command centre of a tournament to come', (season) => `/director/tournaments/${season.open.id}`],
    ['entries', tournament('/entries')],
    ['teams that pay later', tournament('/entries?tab=pre-registered')],
    ['who is interested', tournament('/entries?tab=interested')],
    ['the QR poster', tournament('/qr-poster')],
    ['boats', (season) => `/director/tournaments/${season.open.id}/boats`],
    ['results of a running tournament', tournament('/results')],
    ['official results', finalOne('/results')],
    ['other rules on official results', finalOne('/results/what-if')],
    ['pool of a running tournament', tournament('/results/pool')],
    ['official pool', finalOne('/results/pool')],
    ['payouts of a tournament', finalOne('/money/payouts')],
    ['money of a tournament', finalOne('/money')],
    ['money of its boats', finalOne('/money/boats')],
    ['its cash box', finalOne('/money/cash-box')],
    ['its log of money', finalOne('/money/log')],
    ['documents of a tournament', tournament('/documents')],
    ['messages of a tournament', tournament('/messages')],
    ['a new message of a tournament', tournament('/messages/new')],
    ['the setup of a tournament', tournament('/setup')],
    ['the history', tournament('/history')],
    ['tours', () => '/director/tours'],
    ['a tour', (season) => `/director/tours/${season.tour}`],
    ['seasons', () => '/director/seasons'],
    ['members', () => '/director/memberships'],
    ['a season', (season) => `/director/seasons/${season.season}`],
    ['anglers', () => '/director/anglers'],
    ['species', () => '/director/species'],
    ['divisions', () => '/director/divisions'],
    ['the calendar of a director', () => '/director/calendar'],
    ['a week of the calendar', () => '/director/calendar?view=week'],
    ['teams of a director', () => '/director/teams'],
    ['the theme of the boards', () => '/director/themes'],
    ['documents', () => '/director/documents'],
    ['staff', () => '/director/staff'],
    ['sponsors', () => '/director/sponsors'],
    ['payout tables', () => '/director/payout-tables'],
    ['payments', () => '/director/payments'],
    ['winnings by year', () => '/director/reports/winnings'],
    ['coupons', () => '/director/coupons'],
    ['messages of a director', () => '/director/messages'],
    ['a new message', () => '/director/messages/new'],
    ['reports', () => '/director/reports'],
    ['getting paid', () => '/director/payments/stripe'],
    ['my credits', () => '/director/credits'],
    ['platform fees', () => '/director/subscriptions'],
    ['the levels', () => '/director/subscriptions/upgrade'],
    ['card fees', () => '/director/accounts'],
    ['settings', () => '/director/settings'],
    ['the help of directors', () => '/director/help'],
    ['a division', (season) => `/director/divisions/${season.division}`],
    ['an invitation to staff that is over', () => '/director/invitations/0123456789abcdef01234567'],
    ['offline data', () => '/director/offline'],
    ['the choice of a weigh-in', () => '/weigh-in'],
    ['the scale', (season) => `/weigh-in/${season.live.id}`],
    ['the bump table', (season) => `/weigh-in/${season.live.id}/bump`],
    ['the check-in', (season) => `/weigh-in/${season.live.id}/check-in`],
    ['the launch board', (season) => `/weigh-in/${season.live.id}/launch`],
    ['the line at the scale', (season) => `/weigh-in/${season.live.id}/line`],
    ['the standings beside a scale', (season) => `/weigh-in/${season.live.id}/board`],
    ['a paper sheet that is read', (season) => `/weigh-in/${season.live.id}?paper=1`],
    ['the log', (season) => `/weigh-in/${season.live.id}/log`],
    ['the choice of the MC', () => '/mc-mode'],
    ['what the MC reads', (season) => `/mc-mode/${season.live.id}`],
    ['the TV remote', (season) => `/mc-mode/${season.live.id}/remote`],
  ],
  angler: [
    ['an angler’s day', () => '/angler'],
    ['my entries', () => '/angler/entries'],
    ['one entry of mine', (season) => `/angler/entries/${season.mine}`],
    ['signing up for a tournament', (season) => `/angler/tournaments/${season.open.id}/registration`],
    ['what came of signing up', (season) => `/angler/tournaments/${season.live.id}/registration`],
    ['a link into a team that is over', () => '/angler/join/nobody-gave-this-out'],
    ['a link into a boat', (season) => `/angler/join/${season.invited.intoBoat}`],
    ['a link into a team of anglers', (season) => `/angler/teams/join/${season.invited.intoTeam}`],
    ['a link into a team of anglers that is over', () => '/angler/teams/join/nobody-gave-this-out'],
    ['my messages', () => '/angler/messages'],
    ['my settings', () => '/angler/settings'],
    ['my results', () => '/angler/results'],
    ['my seasons', () => '/angler/standings'],
    ['my place in a season', (season) => `/angler/standings/${season.season}`],
    ['the tours of the portal', () => '/angler/tours'],
    ['a tour of the portal', (season) => `/angler/tours/${season.tour}`],
    ['my teams', () => '/angler/teams'],
    ['my memberships', () => '/angler/memberships'],
    ['documents asked of me', () => '/angler/documents'],
    ['my calendar', () => '/angler/calendar'],
    ['my payments', () => '/angler/payments'],
    ['my profile', () => '/angler/profile'],
    ['help', () => '/angler/help'],
    ['a page of the help', (season) => `/angler/help/${season.help}`],
    ['a division of the portal', (season) => `/angler/divisions/${season.division}`],
    ['my account', () => '/my-data'],
  ],
  admin: [
    ['users', () => '/sys-admin'],
    ['system species', () => '/sys-admin/species'],
    ['help pages that are written', () => '/sys-admin/help-topics'],
    ['tutorials', () => '/sys-admin/tutorials'],
    ['reports', () => '/sys-admin/kpi-reports'],
    ['the scheduler', () => '/sys-admin/scheduler/list'],
    ['messages', () => '/sys-admin/messages'],
    ['security', () => '/sys-admin/security'],
    ['broken pages', () => '/sys-admin/broken-pages'],
    ['advertisers', () => '/sys-admin/advertisers'],
    ['platform fees of all', () => '/sys-admin/payments'],
    ['credit banks', () => '/sys-admin/credits'],
    ['subscriptions', () => '/sys-admin/subscriptions'],
    ['subscription levels', () => '/sys-admin/subscription-levels'],
    ['features of the levels', () => '/sys-admin/subscription-features'],
    ['subscription codes', () => '/sys-admin/subscription-features/codes'],
  ],
}

for (const [role, places] of Object.entries(PLACES) as [Role, Place[]][])
  for (const [name, path] of places)
    test(`${role}: ${name} is for everybody`, async ({ seatOf, season }) => {
      const page = await seatOf(role)
      await goTo(page, path(season))
      await check(page)
    })

type Sheet = [name: string, path: (season: Season) => string, open: (page: Page) => Promise<void>]
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const fromMenu = (item: string) => async (page: Page) => {
  await page
    .getByRole('button', { name: /^More for/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** What lies over a page when something is opened. */
const SHEETS: Sheet[] = [
  ['adding an entry', tournament('/entries'), press('Add entry')],
  ['an entry', tournament('/entries'), press(crewOf(2).join(' · '))],
  [
    'a pasted list',
    tournament('/entries'),
    async (page) => {
      await press('Paste a list')(page)
      await page.getByRole('dialog').getByLabel('List').fill('Jo New & Linh Newer\n???')
    },
  ],
  ['a boat’s number', tournament('/boats'), press(/^Change/)],
  ['why a place', tournament('/results'), press(/^1\s?, explain/)],
  ['why a payout', finalOne('/results/pool'), press(/^\$.*explain/)],
  ['a payment', finalOne('/money/payouts'), press('Ray Hall')],
  ['a change', tournament('/history'), (page) => page.getByRole('row').nth(1).getByRole('button').first().click()],
  ['correcting a weight', (season) => `/weigh-in/${season.live.id}/log`, fromMenu('Correct')],
  ['the history of a weight', (season) => `/weigh-in/${season.live.id}/log`, fromMenu('History')],
  ['a boat that stands at the scale again', (season) => `/weigh-in/${season.live.id}`, (page) => page.keyboard.type('1\n')],
  ['this device', (season) => `/weigh-in/${season.live.id}`, press('Live')],
  ['adding an angler', () => '/director/anglers', press('Add angler')],
  ['a member', () => '/director/memberships', press('Jo Redfern')],
  ['a page of results to print', finalOne('/results'), press('Print')],
]

for (const [name, path, open] of SHEETS)
  test(`director: the sheet of ${name} is for everybody`, async ({ seatOf, season }) => {
    const page = await seatOf('director')
    await page.goto(path(season))
    await settled(page)
    await open(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    await check(page, '[role=dialog]')
  })

test('admin: the strip that says whom they act as is for everybody', async ({ page, ramp, season }) => {
  const sam = await ramp.again(ramp.admin)
  await arriveSignedIn(page, { ...season.director, email: sam.email })
  const { token } = await (await page.context().request.post('/api/auth/refresh', { headers: { [OUR_HEADER]: '1' } })).json()
  await ramp.api.must(authCalls.setUserImpersonating, { token, body: { user: season.director.id } })
  const acting = { admin: sam.user, until: new Date(Date.now() + 900_000).toISOString() }
  await page.addInitScript((kept) => localStorage.setItem('rl-acting', kept), JSON.stringify(acting))
  await page.goto('/director')
  await expect(page.getByRole('region', { name: 'Acting as someone else' })).toBeVisible()
  await check(page)
})

test('visitor: the first page of an empty system is for everybody', async ({ page, emptyRamp }) => {
  await page.goto(emptyRamp.address)
  await page.waitForURL('**/setup')
  await check(page)
})

test('visitor: a board’s open line, pots and boats still out are for everybody', async ({ seatOf, season }) => {
  const page = await seatOf('visitor')
  await page.goto(`/live-leaderboard/${season.live.id}`)
  await page
    .getByRole('row')
    .filter({ hasText: crewOf(2)[0] })
    .getByRole('button')
    .click()
  await check(page)
  for (const tab of [/^Big fish/, /^Not weighed/]) {
    await page.getByRole('button', { name: tab }).click()
    await check(page)
  }
})

test('visitor: the television is readable in its own colours', async ({ page, season }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto(`/live-leaderboard/${season.final.id}?display=tv`)
  await settled(page)
  expect(await violations(page, 'television')).toEqual([])
})

for (const environment of ['sun', 'night'])
  test(`director: every step at the scale is readable in ${environment} colours`, async ({ page, season }) => {
    await arriveSignedIn(page, season.director)
    await page.addInitScript((choice) => localStorage.setItem('rl-environment', choice), environment)
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.goto(`/weigh-in/${season.live.id}`)
    await settled(page)
    const found = await violations(page, 'picking')
    await page.getByRole('button', { name: crewOf(8)[0] }).click()
    await page.keyboard.type('14-7')
    found.push(...(await violations(page, 'weighing')))
    await page.setViewportSize(PHONE)
    found.push(...(await violations(page, 'weighing on a phone')))
    await page.goto(`/weigh-in/${season.live.id}/bump`)
    await settled(page)
    found.push(...(await violations(page, 'bump table')))
    expect(found).toEqual([])
  })

test('director: somebody who has only a keyboard logs in and weighs a bag', async ({ page, season, ramp }) => {
  await page.goto('/login')
  /** Goes on with Tab until the named control has the focus, as somebody would who listens. */
  const tabTo = async (name: RegExp) => {
    const focused = page.locator(':focus')
    for (let presses = 0; presses < 60; presses++) {
      const is = (await focused.count())
        ? await focused.evaluate(
            (at) => `${at.getAttribute('aria-label') ?? ''} ${at.textContent} ${(at as HTMLInputElement).labels?.[0]?.textContent ?? ''}`,
          )
        : ''
      if (name.test(is.trim())) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`${name} was not reached with Tab`)
  }
  await tabTo(/^Email/)
  await page.keyboard.type(season.director.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeFocused()

  await tabTo(/^Weigh-in$/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/weigh-in/${season.live.id}`))
  await expect(page.getByRole('group', { name: 'Boat number' })).toBeVisible()
  await page.keyboard.type('9')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: crewOf(9)[0] })).toBeVisible()
  await page.keyboard.press('d')
  await page.keyboard.type('12-4')
  await page.keyboard.press('b')
  await page.keyboard.type('3-2')
  await expect(page.getByRole('region', { name: 'Weight' })).toContainText('12-04 − 0-04 =')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toContainText('12 pounds 0 ounces')
  const { token } = await ramp.again(season.director)
  const saved = await ramp.api.must(weighInCalls.search, { token, body: { tournament: season.live.id, entry: season.live.entries[8]! } })
  expect(saved).toMatchObject([{ weight: 196_000, bigFish: 50_000, deadFishCount: 1, adjustedWeight: 192_000 }])
})
