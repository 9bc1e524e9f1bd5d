import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepLanguage } from '../language/language.ts'
import { textsOf } from '../language/texts.ts'
import { later } from './later.tsx'

afterEach(() => {
  cleanup()
  keepLanguage('en')
})

test('a part that is fetched later comes in the language of the page, not in English before its words are there', async () => {
  keepLanguage('es')
  const words = Promise.withResolvers<{ texts: { title: string } }>()
  const Weights = later(async () => {
    const t = textsOf({ title: 'Weights' }, { es: () => words.promise })
    return () => <h2>{t('title')}</h2>
  })
  const { container } = renderUi(<Weights />)
  const heading = () => container.querySelector('h2')?.textContent
  await new Promise((resolve) => setTimeout(resolve, 20))
  const early = heading()
  // Given whatever comes of it: everything that is shown after it in this process waits for words that are under way.
  words.resolve({ texts: { title: 'Pesos' } })
  expect(early).toBeUndefined()
  await expect.poll(heading).toBe('Pesos')
})

test('a part that could not be fetched is asked for again, and what stands in its place stays until it is there', async () => {
  vi.useFakeTimers()
  const load = vi.fn(async () => () => <h2>Scan a code</h2>)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const Sheet = later(load, () => <p>…</p>)
  const { container } = renderUi(<Sheet />)
  await vi.advanceTimersByTimeAsync(4000)
  const early = container.querySelector('p')?.textContent
  await vi.advanceTimersByTimeAsync(2000)
  vi.useRealTimers()
  expect([early, load.mock.calls.length]).toEqual(['…', 2])
  await expect.poll(() => container.querySelector('h2')?.textContent).toBe('Scan a code')
})
