import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeDollars, writeList, writeNumber } from '../values/numbers.ts'
import { writeClock, writeIsoDay, writeMoment, writeWallClock } from '../values/times.ts'
import { applyLanguage, forgetLanguage, showOnlyEnglish, wantedLanguage } from './language.ts'
import { changeLanguage, textsOf, textsReady } from './texts.ts'
import { useLanguage } from './use-language.ts'

const english = { fish: '{count, plural, one {# fish} other {# fish}}', greeting: 'Hello' } as const
const spanish = { fish: '{count, plural, one {# pez} other {# peces}}', greeting: 'Hola' }
const browserSpeaks = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)

beforeEach(() => {
  localStorage.clear()
  forgetLanguage()
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  forgetLanguage()
  applyLanguage()
})

test('the first guess is the first language of the browser that we have', () => {
  browserSpeaks('fr-CA', 'es-MX', 'en-US')
  expect(wantedLanguage()).toBe('es')
  applyLanguage()
  expect(document.documentElement.lang).toBe('es')
})

test('what was chosen on this device counts more than the browser', async () => {
  browserSpeaks('es-MX')
  await changeLanguage('en')
  forgetLanguage()
  expect(wantedLanguage()).toBe('en')
})

test('English readers fetch nothing; others fetch their texts once, when they choose', async () => {
  const load = vi.fn(async () => ({ texts: spanish }))
  const t = textsOf(english, { es: load })
  await textsReady()
  expect(load).not.toHaveBeenCalled()
  expect(t('fish', { count: 1 })).toBe('1 fish')
  await changeLanguage('es')
  expect(t('fish', { count: 1 })).toBe('1 pez')
  expect(t('fish', { count: 3 })).toBe('3 peces')
  await changeLanguage('en')
  await changeLanguage('es')
  expect(load).toHaveBeenCalledTimes(1)
})

test('who arrives with Spanish has its texts before anything is shown', async () => {
  browserSpeaks('es-MX')
  const t = textsOf(english, { es: async () => ({ texts: spanish }) })
  await textsReady()
  expect(t('greeting')).toBe('Hola')
})

test('on a line that swallows everything the page comes in English, and nothing more is waited for', async () => {
  vi.useFakeTimers()
  browserSpeaks('es-MX')
  const answer = Promise.withResolvers<{ texts: typeof spanish }>()
  const t = textsOf(english, { es: () => answer.promise })
  const ready = textsReady().then(() => t('greeting'))
  await vi.advanceTimersByTimeAsync(2500)
  expect(await ready).toBe('Hello')
  await textsReady()
  vi.useRealTimers()
  answer.resolve({ texts: spanish })
})

test('a language that cannot be fetched changes nothing, and may be asked for again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue({ texts: spanish })
  const t = textsOf(english, { es: load })
  await expect(changeLanguage('es')).rejects.toThrow('no network')
  expect([wantedLanguage(), t('greeting')]).toEqual(['en', 'Hello'])
  await changeLanguage('es')
  expect([wantedLanguage(), t('greeting')]).toEqual(['es', 'Hola'])
})

test('a catalogue without Spanish stays English', async () => {
  const t = textsOf(english)
  await textsOf(english, { es: async () => ({ texts: spanish }) })
  await changeLanguage('es')
  expect(t('greeting')).toBe('Hello')
})

test('a portal without a second language is English as a whole, and the choice is not forgotten', async () => {
  const t = textsOf(english, { es: async () => ({ texts: spanish }) })
  await changeLanguage('es')
  showOnlyEnglish(true)
  expect([t('greeting'), document.documentElement.lang, writeIsoDay('2027-06-12')]).toEqual(['Hello', 'en', '06/12/2027'])
  showOnlyEnglish(false)
  expect([t('greeting'), document.documentElement.lang]).toEqual(['Hola', 'es'])
})

test('a page is drawn anew when the language changes', async () => {
  const t = textsOf(english, { es: async () => ({ texts: spanish }) })
  const Page = () => <p key={useLanguage()}>{t('greeting')}</p>
  render(<Page />)
  screen.getByText('Hello')
  await act(() => changeLanguage('es'))
  screen.getByText('Hola')
})

test('numbers and dates follow the language; a Spanish date cannot be read the other way round', async () => {
  const BAG = '2027-06-12T20:13:00.000Z'
  const zone = { word: 'CST', iana: 'America/Chicago' }
  expect([writeNumber(12_345.5), writeDollars(1258), writeDollars(1258.5)]).toEqual(['12,345.5', '$1,258', '$1,258.50'])
  expect(writeList(['Hall', 'Reyes', 'Vega'])).toBe('Hall, Reyes, and Vega')
  await changeLanguage('es')
  expect([writeNumber(12_345.5), writeDollars(1258), writeDollars(1258.5)]).toEqual(['12,345.5', '$1,258', '$1,258.50'])
  expect(writeList(['Hall', 'Reyes', 'Vega'])).toBe('Hall, Reyes y Vega')
  expect(writeIsoDay('2027-06-12')).toBe('12 jun 2027')
  expect(writeMoment(BAG, zone)).toMatch(/^12 jun 2027, 3:13\sp\.\s?m\.( CST)?$/)
  expect(writeClock(BAG, zone)).toMatch(/^3:13\sp\.\s?m\.( CST)?$/)
  expect(writeWallClock('15:00')).toMatch(/^3:00\sp\.\s?m\.$/)
})
