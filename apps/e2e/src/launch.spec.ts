import { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { bookIsReady } from './book.ts'
import { anEvent } from './event.ts'
import { expect, logIn, test } from './ramp.ts'

test.use({ serviceWorkers: 'allow' })

/** Soon: whatever time it is there, no flight has left. */
const SOON = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)

test('fog: all flights move at once without a network, another device has the new times, and they are taken back', async ({
  page,
  ramp,
}) => {
  const ana = await ramp.aDirector('Ana Castle')
  const { token } = ana
  const event = await anEvent(ramp, ana, { status: 'Open', more: { tournamentDateForSingle: SOON() }, boats: 4 })
  const body = (order: number, startTime: string, dueTime: string) => ({
    body: { tournament: event.id, name: `Flight ${order}`, order, startTime, dueTime },
  })
  await ramp.api.must(tournamentFlightCalls.create, { token, ...body(1, '06:00', '15:00') })
  await ramp.api.must(tournamentFlightCalls.create, { token, ...body(2, '06:30', '15:30') })
  await logIn(page, ana)
  await bookIsReady(page)
  await page.goto(`/weigh-in/${event.id}/launch`)
  await expect(page.getByRole('heading', { name: 'Flight 2' })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Move times' }).click()
  await page.getByRole('button', { name: '45 min later' }).click()
  await expect(page.getByText('Leaves 6:30 AM → 7:15 AM')).toBeVisible()
  await page.getByRole('button', { name: /^Move \d starts$/ }).click()
  await expect(page.getByText('7:15 AM')).toBeVisible()
  await page.context().setOffline(false)
  const times = async () => {
    const flights = await ramp.api.must(tournamentFlightCalls.search, { token, body: { tournament: event.id } })
    return flights.map(({ startTime, dueTime }) => `${startTime} ${dueTime}`).sort()
  }
  await expect.poll(times, { timeout: 30_000 }).toEqual(['06:45 15:45', '07:15 16:15'])
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect.poll(times, { timeout: 30_000 }).toEqual(['06:00 15:00', '06:30 15:30'])
})
