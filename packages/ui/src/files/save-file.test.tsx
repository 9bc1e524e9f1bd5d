import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openFileTab, saveFile } from './save-file.ts'

const revoked: string[] = []
const had = { create: URL.createObjectURL, revoke: URL.revokeObjectURL }
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  revoked.length = 0
  URL.createObjectURL = () => 'blob:a'
  URL.revokeObjectURL = (src) => void revoked.push(src)
})
afterEach(() => {
  URL.createObjectURL = had.create
  URL.revokeObjectURL = had.revoke
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a file that is saved keeps its address while an iPad asks whether to save it', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  saveFile('results.csv', new Blob(['1']))
  expect(clicked).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(revoked).toEqual([])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(revoked).toEqual(['blob:a'])
})

test('the tab for a file is opened before the file is made, and shows it afterwards', () => {
  const replace = vi.fn()
  const open = vi.spyOn(window, 'open').mockReturnValue({ location: { replace } } as never)
  const tab = openFileTab()
  expect(open).toHaveBeenCalledWith('', '_blank')
  expect(replace).not.toHaveBeenCalled()
  tab!.show(new Blob(['%PDF-1.7']))
  expect(replace).toHaveBeenCalledWith('blob:a')
  open.mockReturnValue(null)
  expect(openFileTab()).toBe(null)
})
