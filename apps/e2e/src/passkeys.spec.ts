import { expect, PASSWORD, test } from './ramp.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('an angler adds a passkey, signs in by it without a password where they wanted to go, and after it is removed no more', async ({
  page,
  ramp,
}) => {
  const jo = await ramp.anAngler('Jo Reyes')
  // Passkeys belong to a name, never to a number: the machine itself is called localhost.
  const address = ramp.address.replace('127.0.0.1', 'localhost')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  const toMyAccount = async () => {
    await page.getByRole('button', { name: /account of Jo Reyes/ }).click()
    await page.getByRole('menuitem', { name: 'My account' }).click()
  }

  await test.step('adds one under My data', async () => {
    await page.goto(`${address}/login?redirect=/angler/calendar`)
    await page.getByLabel('Email').fill(jo.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.waitForURL(/\/angler\/calendar/)
    await toMyAccount()
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByLabel('Name', { exact: true }).fill('My phone')
    await page.getByRole('button', { name: 'Save' }).last().click()
    await expect(page.getByText('My phone', { exact: true })).toBeVisible()
  })

  await test.step('signs in by it, and comes to the page that was wanted', async () => {
    await page.goto(`${address}/logout`)
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('heading', { name: 'Logged Out' })).toBeVisible()
    await page.goto(`${address}/login?redirect=/angler/calendar`)
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await page.waitForURL(/\/angler\/calendar/)
    await toMyAccount()
    await expect(page.getByText('My phone', { exact: true })).toBeVisible()
    await expect(page.getByText(/used just now|used .*(today|min|AM|PM)/)).toBeVisible()
  })

  await test.step('once it is removed, it opens nothing', async () => {
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('No passkeys yet.')).toBeVisible()
    await page.goto(`${address}/logout`)
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('heading', { name: 'Logged Out' })).toBeVisible()
    await page.goto(`${address}/login`)
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(page.getByText('This passkey isn’t recognized.', { exact: false })).toBeVisible()
  })
})
