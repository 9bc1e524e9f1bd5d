import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts'
import { openMailStandIn } from '../../server/src/platform/outgoing/stand-ins/mail-stand-in.ts'
import { openCardRamp } from './card-ramp.ts'
import { anEvent, inDays, lbOz } from './event.ts'
import { arriveSignedIn, test as base, expect } from './ramp.ts'

const DAY_MS = 86_400_000
const FEES_AT = join(import.meta.dirname, '../../server/src/testing/fees-at.ts')
/** Is taken by the provider, and declined as soon as it shall pay. */
const [DECLINED, GOOD] = ['4000 0000 0000 0341', '4242 4242 4242 4242']

/** A database that more than the server of a story can reach; gone afterwards. */
async function openOwnDatabase() {
  const dataDir = mkdtempSync(join(realpathSync(tmpdir()), 'ramplight-month-'))
  // As root PostgreSQL runs as another user, who has to get in.
  chmodSync(dataDir, 0o711)
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log: () => {}, throwaway: true, systemDir: join(dataDir, 'system') })
  const { user, password, host, port, database } = connection
  const words = new URLSearchParams({ host, port: String(port), user, ...(password ? { password } : {}) })
  return {
    url: `postgresql:///${database}?${words}`,
    close: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A ramp whose mails arrive, and for which the end of this month can come. */
async function openMonth() {
  const [mails, database] = await Promise.all([openMailStandIn(), openOwnDatabase()])
  const settings = { DATABASE_URL: database.url, SMTP_URL: mails.url, MAIL_FROM: 'Ramplight <no-reply@lake.test>' }
  const ramp = await openCardRamp(settings)
  return {
    ...ramp,
    mails,
    /** The evening of the last day comes, and the days on which a card is tried again: the job of the server, beside it, by another clock. */
    async ends() {
      const today = new Date()
      const eve = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1, 2, 30)
      const moments = [0, 3, 7].map((days) => new Date(eve + days * DAY_MS).toISOString())
      const env = { ...process.env, ...ramp.settings }
      await promisify(execFile)(process.execPath, [FEES_AT, ...moments], { env })
    },
    close: async () => {
      await ramp.close()
      await database.close()
      await mails.close()
    },
  }
}

const test = base.extend<{ month: Awaited<ReturnType<typeof openMonth>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  month: async ({}, use) => {
    const month = await openMonth()
    await use(month)
    await month.close()
  },
  baseURL: async ({ month }, use) => use(month.lake.address),
})
test.use({ viewport: { width: 390, height: 844 } })

/** On the provider's page, which leads back. */
async function addCard(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a card' }).click()
  await page.waitForURL(/\/c\/pay\//)
  await page.getByLabel('Card number').fill(number)
  await page.getByRole('button', { name: /Save/ }).click()
  await page.waitForURL(/\/director\/subscriptions/)
}

async function enter(page: Page, event: { id: string }, name: string): Promise<void> {
  await page.goto(`/director/tournaments/${event.id}/entries?add=one`)
  await page.getByPlaceholder('Name or phone').first().fill(name)
  await page.getByRole('option', { name: /Add new angler/ }).click()
  await page.getByRole('button', { name: /^Add angler/ }).click()
  await page.getByRole('button', { name: 'Save and close' }).click()
}

test('the card is declined three times: locked before an event, never at the ramp; the director pays and comes back to the form', async ({
  page,
  month,
}) => {
  const { lake, mails, standIn } = month
  const ana = await lake.aDirector('Ana Castle')
  const today = await anEvent(lake, ana, { boats: 2, more: { tournamentDateForSingle: inDays(0) } })
  const coming = await anEvent(lake, ana, { name: 'Lake Fork #5', status: 'Open', tour: today.tour })
  await arriveSignedIn(page, ana)

  await test.step('has a card on file', async () => {
    await page.goto('/director/subscriptions')
    await addCard(page, DECLINED)
    await expect(page.getByText('Visa ending in 0341', { exact: true })).toBeVisible()
  })

  await test.step('the month ends; three tries, three mails, and the last one says what is locked', async () => {
    await month.ends()
    await expect.poll(() => mails.mailbox().length, { timeout: 20_000 }).toBe(3)
    const letters = mails.mailbox()
    expect(letters.map(({ to }) => to)).toEqual([ana.email, ana.email, ana.email])
    expect(letters.filter(({ subject }) => subject === 'We couldn’t collect your platform fee')).toHaveLength(2)
    const last = letters.find(({ subject }) => subject === 'Your account is locked: platform fee past due')
    expect(last?.text).toContain(`${lake.address}/director/subscriptions`)
  })

  await test.step('at the ramp the day goes on: a walk-up is entered, a boat is weighed', async () => {
    await enter(page, today, 'Zeb Newman')
    await expect(page.getByText(/Newman entered/)).toBeVisible()
    await today.weigh(1, { weight: lbOz(16, 3) })
  })

  await test.step('nobody is registered for the event to come: the form says why, and leads to where it is paid', async () => {
    await enter(page, coming, 'Sue Day')
    const dialog = page.getByRole('dialog', { name: 'Platform fee past due' })
    await dialog.getByRole('button', { name: 'See balance' }).click()
    await page.getByText('4 anglers').first().click()
    await expect(page.getByText('Card declined three times.')).toBeVisible()
    await expect(page.locator('details[open]')).toContainText(/Lake Fork #4 .*4 anglers × \$2.*\$8\.00/)
  })

  await test.step('adds another card, pays, and is open again; the invoice stays with its lines', async () => {
    await addCard(page, GOOD)
    await page.getByRole('button', { name: 'Pay $8.00 now' }).dblclick()
    await expect(page.getByText('Paid. Thank you.')).toBeVisible()
    expect([...standIn.state.things.values()].filter((one) => one.object === 'charge' && one.paid).map(({ amount }) => amount)).toEqual([
      800,
    ])
  })

  await test.step('comes back to the form as it was, and enters the angler', async () => {
    await page.getByRole('link', { name: 'Back to where you were' }).click()
    await page.getByRole('button', { name: 'Restore draft' }).click()
    await page.getByRole('button', { name: 'Save and close' }).click()
    await expect(page.getByText(/Day entered/)).toBeVisible()
  })
})
