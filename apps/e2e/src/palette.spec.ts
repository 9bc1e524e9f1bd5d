import { isInstalled, readyForOffline } from './device.ts'
import { anEvent, crewOf } from './event.ts'
import { expect, test } from './ramp.ts'

test.use({ serviceWorkers: 'allow' })

test('one key finds a tournament, a boat and an angler, also where there is no network', async ({ page, context, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { name: 'No Bars Open', boats: 4 })
  await readyForOffline(page, ana)
  await isInstalled(page)
  await context.setOffline(true)
  await page.goto('/director')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const search = page.getByRole('dialog').getByRole('combobox', { name: 'Search or go to' })

  await page.keyboard.press('Control+k')
  await search.fill('no bars')
  const found = page.getByRole('dialog').getByRole('option', { name: event.name })
  await expect(found).toHaveAttribute('data-selected', 'true')
  await expect(search).toHaveAttribute('aria-activedescendant', (await found.getAttribute('id'))!)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/director/tournaments/${event.id}$`))

  await page.keyboard.press('Control+k')
  await search.press('ArrowDown')
  const second = page.getByRole('dialog').getByRole('option').nth(1)
  await expect(second).toHaveAttribute('data-selected', 'true')
  await expect(search).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id'))!)
  await search.fill('3')
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /^Boat 3 / })
    .click()
  await expect(page).toHaveURL(/\/entries\?entry=/)
  await expect(page.getByRole('dialog')).toContainText(crewOf(3)[0])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await search.fill(crewOf(2)[0])
  await page.getByRole('dialog').getByRole('option', { name: 'Angler' }).first().click()
  await expect(page).toHaveURL(/\/director\/anglers\?q=/)
  await expect(page.getByRole('row', { name: new RegExp(crewOf(2)[0]) })).toBeVisible()

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('g')
  await page.keyboard.press('t')
  await expect(page).toHaveURL(/\/director\/tournaments$/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Search or go to')
})
