import type { TournamentTerms } from '#features/tournaments/tournaments/index.ts'
import { isDay } from '#platform/values/tournament-dates.ts'

/** What the address of the search holds; everything is optional. */
export type FindTerms = {
  name?: string
  /** Id of a tour. */
  tour?: string
  state?: string
  /** Without one: After. */
  dates?: 'Before' | 'Between'
  from?: string
  to?: string
  kind?: 'solo' | 'team'
  /** Whole dollars. */
  min?: string
  max?: string
  sort?: 'latest' | 'name' | 'fee'
  size?: '5' | '20'
  page?: string
}
type Key = keyof FindTerms

const isDollars = (text: string) => /^\d{1,5}$/.test(text)
const oneOf =
  (...words: string[]) =>
  (text: string) =>
    words.includes(text)

/** What each word of the address may be; anything else is as if it were not there. */
const ALLOWED: Readonly<Record<Key, (text: string) => boolean>> = {
  name: (text) => text.length <= 120,
  tour: (text) => /^[0-9a-f]{24}$/.test(text),
  state: (text) => /^[A-Za-z]{2}$/.test(text),
  dates: oneOf('Before', 'Between'),
  from: isDay,
  to: isDay,
  kind: oneOf('solo', 'team'),
  min: isDollars,
  max: isDollars,
  sort: oneOf('latest', 'name', 'fee'),
  size: oneOf('5', '20'),
  page: (text) => /^[1-9]\d{0,4}$/.test(text),
}
const KEYS = Object.keys(ALLOWED) as Key[]

export const readTerms = (search: Readonly<Record<string, unknown>>): FindTerms =>
  Object.fromEntries(
    KEYS.flatMap((key) => {
      const said = search[key]
      return typeof said === 'string' && said !== '' && ALLOWED[key](said) ? [[key, said]] : []
    }),
  )

/** How a list is shown; the rest says what is in it. */
const OF_THE_LIST: readonly Key[] = ['sort', 'size', 'page']
export const filtersOf = (terms: FindTerms): Key[] =>
  KEYS.filter((key) => terms[key] !== undefined && !OF_THE_LIST.includes(key) && !(key === 'dates' && !terms.from && !terms.to))

/** What the filter of the entry fee shows: dollars, in steps. A range that was never set ends at 10,000, which is no limit (A87). */
export const FEE = { least: 0, most: 1000, step: 5, noLimit: 10_000 } as const

/** `$55`, and `$1k` from a thousand on. */
export const writeFee = (dollars: number): string => (dollars >= 1000 ? `$${dollars / 1000}k` : `$${dollars}`)

export const sizeOf = ({ size }: FindTerms): number => Number(size ?? 10)

const SORTS: Readonly<Record<NonNullable<FindTerms['sort']> | 'soonest', Pick<TournamentTerms, 'sortField' | 'sortOrder'>>> = {
  soonest: { sortField: 'startDate', sortOrder: 'asc' },
  latest: { sortField: 'startDate', sortOrder: 'desc' },
  name: { sortField: 'name', sortOrder: 'asc' },
  fee: { sortField: 'entryFee', sortOrder: 'asc' },
}

/** Without a date the server starts at yesterday, as the specification says. */
function datesOf({ dates, from, to }: FindTerms): Partial<TournamentTerms> {
  if (dates === 'Between')
    return from || to ? { ...(from && { startDate: from }), ...(to && { startDateEnd: to }), startDateRange: dates } : {}
  return from ? { startDate: from, startDateRange: dates ?? 'After' } : {}
}

function feesOf({ min, max }: FindTerms): Partial<TournamentTerms> {
  const cents = (dollars: string) => (Number(dollars) * 100) as NonNullable<NonNullable<TournamentTerms['entryFeeRanges']>['min']>
  return min || max ? { entryFeeRanges: { ...(min && { min: cents(min) }), ...(max && { max: cents(max) }) } } : {}
}

export const searchBody = (terms: FindTerms): TournamentTerms => ({
  publicSearch: true,
  ...(terms.name && { name: terms.name }),
  ...(terms.tour && { tours: [terms.tour] }),
  ...(terms.state && { state: terms.state }),
  ...datesOf(terms),
  ...(terms.kind && { teamEvent: terms.kind === 'team' }),
  ...feesOf(terms),
  ...SORTS[terms.sort ?? 'soonest'],
  pageNumber: Number(terms.page ?? 1) - 1,
  pageSize: sizeOf(terms),
})
