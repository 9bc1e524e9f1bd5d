import { expect, test, vi } from 'vitest'
import { outlineUntilPage } from './until-page.ts'

test('the outline stays over a frame that is still empty, and goes for good with the first page', async () => {
  document.body.innerHTML = '<div id="root"></div><div id="cold"></div>'
  const root = document.getElementById('root')!
  outlineUntilPage(root)
  root.innerHTML = '<div role="status"></div>'
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.getElementById('cold')).not.toBeNull()
  root.innerHTML = '<main></main>'
  await vi.waitFor(() => expect(document.getElementById('cold')).toBeNull())
})

test('over a page that the server has drawn there is no outline', () => {
  document.body.innerHTML = '<div id="root" data-language="en"><main></main></div><div id="cold"></div>'
  outlineUntilPage(document.getElementById('root')!)
  expect(document.getElementById('cold')).toBeNull()
})
