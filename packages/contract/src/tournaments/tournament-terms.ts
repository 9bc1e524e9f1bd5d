import { z } from 'zod'
import { id, isoDate, money, text } from '../kernel/fields.ts'
import { pagingFields } from '../kernel/paging.ts'
import { NEWEST_FIRST, type Order, type SearchRule, wordsTerm } from '../kernel/search.ts'

/** Of a state that is searched for. */
export const LONGEST_STATE = 30

export const tournamentStatus = z.enum(['Draft', 'Scheduled', 'Open', 'In Progress', 'Closed', 'Completed'])

const miles = z.number().positive().max(3000)

/** Around a place as a person names it, or around where the device is. */
const near = z.union([
  z.strictObject({
    /** A ZIP code, or a city and its state. */
    place: text(80).meta({ example: '75783' }),
    miles: miles.default(50),
  }),
  z.strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180), miles: miles.default(50) }),
])

/** What a fee filter sends when its upper end was never chosen: no upper limit (A87). */
export const NO_FEE_LIMIT = 10_000

/** The search of 1 §3; unknown terms are refused. */
export const tournamentTerms = {
  ids: z.array(id).max(500),
  tours: z.array(id).max(200),
  /** A part of the name, in any case; wildcards are letters like others. */
  name: text(120),
  startDate: isoDate,
  /** The last day of `Between`. */
  startDateEnd: isoDate,
  /** `After` and `Before` leave the day itself out, `Between` takes both ends. Default: After. */
  startDateRange: z.enum(['Before', 'After', 'Between']),
  /** By code or by name: `TX`, `Texas`. */
  state: text(LONGEST_STATE),
  /** false: solo. */
  teamEvent: z.boolean(),
  /** Dollars, both ends included; a missing end, or an upper one of 10,000 and more, is no limit (A87). */
  entryFeeRanges: z.strictObject({ min: money.optional(), max: money.optional() }),
  /** Only what is on the water now; what was canceled is not. */
  liveMode: z.boolean(),
  /** false: only what takes place. */
  cancelled: z.boolean(),
  /** Only what everybody may see. */
  publicSearch: z.boolean(),
  /** Directed by this person, as its director or beside them. */
  director: id,
  season: id,
  division: id,
  status: z.array(tournamentStatus).max(tournamentStatus.options.length),
  tags: z.array(text(40)).max(30),
  near,
}

export const TOURNAMENT_SORTS = [
  'startDate',
  'name',
  'status',
  'location',
  'landing',
  'city',
  'state',
  'entryFee',
  'createdAt',
  'updatedAt',
  // The specification's other name of createdAt (A61).
  'date_created',
  // Nearest first; only beside `near`.
  'distance',
] as const

/** Where `words` are looked for; a state by its code and by its name. */
const WORDS = ['name', 'location', 'landing', 'city', 'state', 'tourName'] as const

const ruled = (order: Order): SearchRule => ({ byPart: ['name'], words: WORDS, sorts: TOURNAMENT_SORTS, order })
/** What the searches for everybody mean. */
export const TOURNAMENT_SEARCH = ruled({ sortField: 'startDate', sortOrder: 'asc' })
/** What the search of who runs them means. */
export const OWN_TOURNAMENT_SEARCH = ruled(NEWEST_FIRST)

const sorting = {
  ...pagingFields,
  words: wordsTerm(WORDS),
  sortField: z.enum(TOURNAMENT_SORTS, { error: `must be one of ${TOURNAMENT_SORTS.join(', ')}` }).optional(),
}

export const termsBody = z
  .strictObject({ ...z.object(tournamentTerms).partial().shape, ...sorting })
  .refine(({ sortField, near }) => sortField !== 'distance' || near !== undefined, {
    path: ['sortField'],
    error: 'sorts by distance only beside a place: name one in near',
  })
export type TournamentTerms = z.output<typeof termsBody>

/** What the caller runs; `deleted` finds what can be restored. */
export const dataSourceBody = z.strictObject({ ...termsBody.shape, deleted: z.boolean().optional() })
export type DataSourceTerms = z.output<typeof dataSourceBody>

/** Terms for a change to many: at least one, and none that only steers a list. */
const { publicSearch: _public, ...changeTerms } = tournamentTerms
export const someTerms = z
  .strictObject(z.object(changeTerms).partial().shape)
  .refine((terms) => Object.values(terms).some((value) => value !== undefined), 'name at least one term: nothing is changed without one')
