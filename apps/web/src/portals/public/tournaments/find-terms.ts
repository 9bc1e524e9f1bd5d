import type { TournamentTerms } from '#features/tournaments/tournaments/index.ts'

/** What the address of the search holds; everything is optional. */
export type FindTerms = { name?: string; state?: string; from?: string; kind?: 'solo' | 'team'; page?: string }

export const PAGE_SIZE = 10

export function readTerms(search: Record<string, unknown>): FindTerms {
  const text = (key: string) => (typeof search[key] === 'string' && search[key] ? { [key]: search[key] } : {})
  const kind = search.kind === 'solo' || search.kind === 'team' ? { kind: search.kind } : {}
  return { ...text('name'), ...text('state'), ...text('from'), ...kind, ...text('page') } as FindTerms
}

/** Without a date the server starts at yesterday, as the specification says. */
export const searchBody = ({ name, state, from, kind, page }: FindTerms): TournamentTerms => ({
  publicSearch: true,
  ...(name ? { name } : {}),
  ...(state ? { state } : {}),
  ...(from ? { startDate: from, startDateRange: 'After' as const } : {}),
  ...(kind ? { teamEvent: kind === 'team' } : {}),
  sortField: 'startDate',
  sortOrder: 'asc',
  pageNumber: Math.max(0, Number(page ?? 1) - 1),
  pageSize: PAGE_SIZE,
})
