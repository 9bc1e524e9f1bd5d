import { crc32, deflateSync } from 'node:zlib'
import { lawful, violationsOf } from './axe.ts'
import { expect, logIn, test } from './ramp.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** A photo as a phone has it: of a shore at dusk, drawn here. */
function aPhoto(width: number, height: number): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows.set([40 + (y * 160) / height, 90 + (x * 80) / width, 150], y * (1 + width * 3) + 1 + x * 3)
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}

test('an angler puts a picture on their profile on a phone: a wrong file, no signal, a lost answer, and there it is', async ({
  page,
  ramp,
}) => {
  const lily = await ramp.anAngler('Lily Reyes')
  await logIn(page, lily)
  await page.goto('/my-data')
  const field = page.getByLabel('Profile picture', { exact: true })
  await field.setInputFiles({ name: 'evil.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') })
  await expect(page.getByText('This file can’t be shown as a picture.', { exact: false })).toBeVisible()

  const photo = { name: 'IMG 0042.png', mimeType: 'image/png', buffer: aPhoto(1200, 900) }
  await field.setInputFiles(photo)
  const dialog = page.getByRole('dialog', { name: 'Crop picture' })
  await expect(dialog.getByRole('slider')).toBeVisible()
  expect(await violationsOf(page, { run: lawful })).toEqual([])

  // By the keys: the picture moves, the slider zooms.
  await dialog.getByRole('slider').press('ArrowRight')
  await dialog.getByRole('group').press('ArrowLeft')

  // No signal: it says so, and what was chosen stays.
  await page.context().setOffline(true)
  await expect(dialog.getByText('Needs internet.', { exact: false })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save picture' })).toBeDisabled()
  await page.context().setOffline(false)

  // The answer is lost, twice; the server has the file once.
  let lost = 0
  await page.route('**/api/uploader/**', async (route) => {
    if (lost++ > 1) return route.continue()
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Save picture' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your picture is saved.')).toBeVisible()
  const shown = page.getByRole('img', { name: 'Lily Reyes' })
  await expect(shown).toHaveAttribute('src', /^\/uploads\/people\/IMG0042_\d+_\w+\.webp\?w=400$/)
  expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(400)
  const pictures = await page.request.get('/api/files/getimages', {
    headers: { authorization: `Bearer ${(await ramp.again(lily)).token}` },
  })
  expect(await pictures.json()).toHaveLength(1)

  await page.goto('/angler')
  await expect(page.getByRole('button', { name: 'Lily Reyes' }).getByRole('presentation')).toBeVisible()
})
