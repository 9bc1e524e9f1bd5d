import type { z } from 'zod'

/**
 * What a field that holds an id names, by its name: it is the same in every family. `null`: an id that names no record of its own,
 * such as a row of a list that the record itself holds. A field that is not here fails a check: nobody has said what it names.
 */
export const NAMED_BY = {
  angler: 'users',
  boatCaptain: 'users',
  captain: 'users',
  coDirectors: 'users',
  coanglers: 'users',
  createdBy: 'users',
  created_by: 'users',
  director: 'users',
  master: 'users',
  merged: 'users',
  partner: 'users',
  recipientOfPayment: 'users',
  recipients: 'users',
  sub: 'users',
  substitutions: 'users',
  user: 'users',
  userId: 'users',
  userIdToAdd: 'users',
  users: 'users',
  userProfile: 'user-profiles',
  tour: 'tours',
  tours: 'tours',
  season: 'seasons',
  seasonId: 'seasons',
  seasons: 'seasons',
  division: 'divisions',
  divisions: 'divisions',
  tournament: 'tournaments',
  tournamentId: 'tournaments',
  sourceModuleRecord: 'tournaments',
  entry: 'tournament-entries',
  entries: 'tournament-entries',
  gone: 'tournament-entries',
  keep: 'tournament-entries',
  twoBoats: 'tournament-entries',
  flight: 'tournament-flights',
  team: 'teams',
  seasonTeam: 'season-teams',
  seasonTeamId: 'season-teams',
  raffle: 'tournament-raffles',
  winning_entry: 'tournament-raffle-entries',
  bank: 'director-credit-banks',
  payment: 'payments',
  membership: 'memberships',
  payoutToUse: 'payout-structures',
  level: 'subscription-levels',
  subscription_levels: 'subscription-levels',
  advertiser: 'advertisers',
  advertiserIdArray: 'advertisers',
  section: 'topic-sections',
  parentPage: 'topic-pages',
  // The record that the call is about, and what a device calls its own.
  _id: null,
  id: null,
  ids: null,
  // Links to a team, of the team itself.
  links: null,
  ignoreUsers: 'users',
  // Who is taken out of a team.
  without: 'users',
  op: null,
  device: null,
  // Rows of the tournament itself.
  bigFishPotIds: null,
  sidePotIds: null,
  pots: null,
  // A payment by card, which is no record of its own.
  card: null,
  // One wording of a waiver.
  version: null,
  parentId: null,
} as const satisfies Record<string, string | null>

/** Fields by which a record hangs on another one: a device's new record waits until that one is here. */
export const HANGS_ON = [
  ...(['tour', 'season', 'division', 'tournament', 'entry', 'team', 'bank', 'raffle'] as const),
  ...(['user', 'users', 'coanglers', 'captain', 'boatCaptain', 'sub', 'angler', 'substitutions'] as const),
] satisfies readonly (keyof typeof NAMED_BY)[]

/** Lists of people of whom each counts for themself: two changes of such a list are put together name by name. */
export const PEOPLE_LISTS = ['users', 'coanglers', 'substitutions'] as const satisfies readonly (keyof typeof NAMED_BY)[]

export type ReferenceField = keyof typeof NAMED_BY

/** `sidePotBigFishEntries.user`: names joined by dots; a list on the way is not written. */
export type Reference = { path: string; names: string; isList: boolean }

// biome-ignore lint/suspicious/noExplicitAny: the inside of any schema
type Inside = any
const WRAPPED = ['optional', 'nullable', 'default', 'prefault', 'readonly', 'nonoptional', 'catch']
const ID_PATTERN = '^[0-9a-f]{24}$'

/** Every field of a schema that holds the id of a record, however deep. */
export function referencesIn(schema: z.ZodType | undefined): Reference[] {
  const found = new Map<string, Reference>()
  const walk = (one: Inside, path: string[], isList: boolean): void => {
    const def = one?._zod?.def
    if (!def) return
    if (one.meta()?.pattern === ID_PATTERN) {
      const names = namedBy(path)
      if (names) found.set(path.join('.'), { path: path.join('.'), names, isList })
    } else if (def.type === 'object') for (const [name, inner] of Object.entries(def.shape)) walk(inner, [...path, name], false)
    else if (def.type === 'array') walk(def.element, path, true)
    else if (def.type === 'union') for (const option of def.options) walk(option, path, isList)
    else if (def.type === 'pipe') walk(def.in, path, isList)
    else if (WRAPPED.includes(def.type)) walk(def.innerType, path, isList)
  }
  walk(schema, [], false)
  return [...found.values()]
}

function namedBy(path: string[]): string | null {
  const field = path.at(-1) ?? '_id'
  if (!(field in NAMED_BY)) throw new Error(`Nobody has said what the field ${path.join('.')} names: add it to NAMED_BY.`)
  return NAMED_BY[field as ReferenceField]
}

type Values = Record<string, unknown>

/** The ids that stand at this path, of a body or of a stored row. */
export function idsAt(value: unknown, path: string): string[] {
  const step = (values: unknown[], name: string) => values.flatMap((one) => (one as Values | null | undefined)?.[name] ?? []).flat()
  return path
    .split('.')
    .reduce<unknown[]>(step, [value])
    .filter((one): one is string => typeof one === 'string')
}
