import type { Page } from '@playwright/test'
import { portalFilesOn } from './device.ts'
import { anEvent, crewOf, lbOz } from './event.ts'
import { arriveSignedIn, expect, PASSWORD, test } from './ramp.ts'

const SPANISH = { locale: 'es-MX' }
const languageOf = (page: Page) => page.locator('html').getAttribute('lang')
const filesOfTexts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/texts-/.test(name)).length)

test('a phone that speaks Spanish gets the board in Spanish, and its choice is kept; an English one fetches none of it', async ({
  page,
  browser,
  ramp,
}) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { name: 'Lake Fork #4', boats: 6 })
  await event.weigh(2, { weight: lbOz(16, 3), deadFishCount: 1, minutesLate: 12 })
  const board = `/live-leaderboard/${event.id}`

  await page.goto(board)
  await expect(page.getByText('LIVE 1/6')).toBeVisible()
  expect([await languageOf(page), await filesOfTexts(page)]).toEqual(['en', 0])

  const context = await browser.newContext({ baseURL: ramp.address, ...SPANISH })
  const phone = await context.newPage()
  await phone.goto(board)
  await expect(phone.getByText('EN VIVO 1/6')).toBeVisible()
  expect([await languageOf(phone), await filesOfTexts(phone)]).toEqual(['es', 1])
  const row = phone.getByRole('row').filter({ hasText: crewOf(2)[0] })
  await expect(row).toContainText('14 libras 7 onzas')
  await row.getByRole('button').click()
  await expect(phone.getByText('0-04 por 1 pez muerto')).toBeVisible()
  await expect(phone.getByText('1-08 por llegar 12 minutos tarde')).toBeVisible()

  await phone.getByLabel('Idioma').selectOption('en')
  await expect(phone.getByText('LIVE 1/6')).toBeVisible()
  expect(await languageOf(phone)).toBe('en')
  await phone.reload()
  await expect(phone.getByText('LIVE 1/6')).toBeVisible()
  await context.close()
})

test('somebody signs in and reads their day in Spanish, also without a network', async ({ browser, ramp }) => {
  const jo = await ramp.anAngler('Jo Redferne')
  const context = await browser.newContext({ baseURL: ramp.address, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { name: 'Entrar', level: 1 })).toBeVisible()
  await page.getByLabel('Correo electrónico').first().fill(jo.email)
  await page.getByLabel('Contraseña', { exact: true }).fill('Not-this-one-1!')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('El correo o la contraseña no es correcto.')
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Es mío').check()
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Hoy', level: 1 })).toBeVisible()
  await expect(page.getByText('Busca tu primer torneo')).toBeVisible()
  expect(await languageOf(page)).toBe('es')

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => portalFilesOn(page)).toContainEqual(expect.stringMatching(/^texts-/))
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Hoy', level: 1 })).toBeVisible()
  await context.close()
})
test('a director works in Spanish, down to what a field is called and why it is not right', async ({ browser, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  const event = await anEvent(ramp, ana, { name: 'Lake Fork #4', boats: 2, status: 'Open' })
  const context = await browser.newContext({ baseURL: ramp.address, ...SPANISH })
  const page = await context.newPage()
  await arriveSignedIn(page, ana)
  await page.goto(`/director/tournaments/${event.id}/setup`)
  await expect(page.getByLabel('Límite de peces')).toHaveValue('5')
  expect(await languageOf(page)).toBe('es')

  await page.goto('/director/sponsors')
  await page.getByRole('button', { name: 'Agregar patrocinador' }).first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Nombre').fill('Larkfield Marine')
  await sheet.getByLabel('Sitio web').fill('larkfield')
  await sheet.getByRole('button', { name: 'Agregar patrocinador' }).click()
  await expect(sheet.getByRole('link', { name: 'Sitio web: escribe un enlace que empiece con https:// o http://' })).toBeVisible()
  await context.close()
})
