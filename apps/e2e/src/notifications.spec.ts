import type { Page } from '@playwright/test'
import { expect, logIn, test } from './ramp.ts'

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' })

/** The browser here reaches no push service: what one would have answered, in its place. */
const subscribeWithoutNetwork = (page: Page) =>
  page.addInitScript(() => {
    const made = {
      endpoint: 'https://fcm.googleapis.com/fcm/send/lily',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    }
    const bytes = (text: string) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0)).buffer
    let isOn = false
    const subscription = {
      endpoint: made.endpoint,
      getKey: (name: 'p256dh' | 'auth') => bytes(made.keys[name]),
      unsubscribe: async () => {
        isOn = false
        return true
      },
    }
    Object.assign(PushManager.prototype, {
      getSubscription: async () => (isOn ? subscription : null),
      subscribe: async () => {
        isOn = true
        return subscription
      },
    })
  })

test('an angler is asked after a tap, turns notifications on, is shown what comes although no page is open for it, and turns them off', async ({
  browser,
  ramp,
}) => {
  const lily = await ramp.anAngler('Lily Reyes')
  const context = await browser.newContext({ baseURL: ramp.address, viewport: { width: 390, height: 844 } })
  await context.grantPermissions(['notifications'], { origin: ramp.address })
  const phone = await context.newPage()
  await subscribeWithoutNetwork(phone)
  await logIn(phone, lily)
  await phone.goto('/angler/settings')
  await phone.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await phone.reload()
  await expect(
    phone.getByText('Your browser will ask whether Ramplight can send notifications. You can turn them off here anytime.'),
  ).toBeVisible()
  await phone.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(phone.getByText('Notifications are on. Choose what you get below.')).toBeVisible()

  const told = { title: 'Fork Open', body: 'Flight 2 is due back in 15 minutes.', url: '/angler', tag: 'due 12', silent: false }
  const devtools = await context.newCDPSession(phone)
  const registrationId = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${ramp.address}/`)
      if (ours) resolve(ours.registrationId)
    }),
  )
  await devtools.send('ServiceWorker.enable')
  const push = { origin: ramp.address, registrationId: await registrationId, data: JSON.stringify(told) }
  await devtools.send('ServiceWorker.deliverPushMessage', push)
  const shown = () =>
    phone.evaluate(async () => {
      const notices = await (await navigator.serviceWorker.ready).getNotifications()
      return notices.map(({ title, body, data }) => ({ title, body, data }))
    })
  await expect.poll(shown).toEqual([{ title: told.title, body: told.body, data: '/angler' }])

  await phone.getByRole('button', { name: 'Turn off on this device' }).click()
  await expect(phone.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
  await context.close()
})
