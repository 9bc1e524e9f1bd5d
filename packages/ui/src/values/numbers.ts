/** The one place where a number becomes words by the customs of a language. Weights have none: `14-07` is the same for all. */
import { currentLocale } from '../language/language.ts'

const kept = new Map<string, unknown>()

/** Making a formatter costs a hundred times what using it does. */
function once<Format>(kind: string, make: (locale: string) => Format): Format {
  const key = `${currentLocale()} ${kind}`
  if (!kept.has(key)) kept.set(key, make(currentLocale()))
  return kept.get(key) as Format
}

/** `12,345`; at most so many decimals. */
export const writeNumber = (value: number, decimals = 3): string =>
  once(`number ${decimals}`, (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: decimals })).format(value)

/** `$1,258`, or `$1,258.50` where there are cents. */
export const writeDollars = (dollars: number): string => {
  const digits = dollars % 1 ? 2 : 0
  const options = { style: 'currency', currency: 'USD', minimumFractionDigits: digits } as const
  return once(`dollars ${digits}`, (locale) => new Intl.NumberFormat(locale, options)).format(dollars)
}

/** `Hall, Reyes, and Vega` */
export const writeList = (words: readonly string[]): string => once('list', (locale) => new Intl.ListFormat(locale)).format(words)

/** `tomorrow`, `in 3 days`, `2 days ago` */
export const writeDaysFromNow = (days: number): string =>
  once('days', (locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })).format(days, 'day')

/** Names in the order in which a person looks for them: `Boat 2` before `Boat 10`, capitals and accents aside. */
export const compareNames = (a: string, b: string): number =>
  once('names', (locale) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })).compare(a, b)
