import { notify } from '@ramplight/ui/dialogs/toasts'
import { afterEach, expect, test, vi } from 'vitest'
import { embedSnippet } from './embed-snippet.ts'
import { shareBoard } from './share-link.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const URL_OF = `${location.origin}/live-leaderboard/t1`
const browser = (parts: object) => vi.stubGlobal('navigator', parts)

test('a phone opens its share sheet, and closing it says nothing', async () => {
  const share = vi.fn().mockRejectedValue(new DOMException('cancelled', 'AbortError'))
  const [stealth, warning] = [vi.spyOn(notify, 'stealth'), vi.spyOn(notify, 'warning')]
  browser({ share })
  await shareBoard('t1', 'Lake Fork #4')
  expect(share).toHaveBeenCalledWith({ title: 'Lake Fork #4', url: URL_OF })
  expect([stealth, warning].flatMap((spy) => spy.mock.calls)).toEqual([])
})

test('a desk copies the link and says so; where that is not allowed, the link is shown', async () => {
  const [stealth, warning] = [vi.spyOn(notify, 'stealth'), vi.spyOn(notify, 'warning')]
  const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('no'))
  browser({ clipboard: { writeText } })
  await shareBoard('t1', 'Lake Fork #4')
  expect([writeText.mock.calls[0], stealth.mock.calls.length]).toEqual([[URL_OF], 1])
  await shareBoard('t1', 'Lake Fork #4')
  expect(warning.mock.calls[0]?.[0]).toContain(URL_OF)
})

test('what is copied for a website is a frame with the name as its title, and lines that make it as high as its rows', () => {
  const snippet = embedSnippet('a'.repeat(24), 'Tom & "Big" <b>', 'https://ramp.test')
  const page = new DOMParser().parseFromString(snippet, 'text/html')
  const frame = page.querySelector('iframe')!
  expect(frame.title).toBe('Tom & "Big" <b>')
  expect(frame.getAttribute('src')).toBe(`https://ramp.test/live-leaderboard/${'a'.repeat(24)}/embed?rows=10&theme=auto`)
  expect(page.querySelectorAll('iframe, script, b')).toHaveLength(2)
  expect(() => new Function(page.querySelector('script')!.textContent!)).not.toThrow()
})
