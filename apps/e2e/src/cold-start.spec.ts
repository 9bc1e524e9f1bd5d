import { arriveSignedIn, expect, test } from './ramp.ts'

test('a cold start with one bar shows the outline of a page until the page is there, never a white screen', async ({ page, ramp }) => {
  const ana = await ramp.aDirector('Ana Castle')
  await arriveSignedIn(page, ana)
  let open: () => void = () => undefined
  const gate = new Promise<void>((resolve) => (open = resolve))
  // The first script comes, the page it asks for does not yet.
  await page.route(/assets\/(director-shell|today\.page)[^/]*\.js$/, (route) => gate.then(() => route.continue()))
  await page.goto('/director', { waitUntil: 'commit' })
  const outline = page.locator('#cold')
  await expect(outline).toBeVisible()
  await expect(page.locator('#root > *').first()).toBeAttached()
  await expect(outline).toBeVisible()
  open()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(outline).toBeHidden()
})
