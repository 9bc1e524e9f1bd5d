import { NO_FEE_LIMIT, TOURNAMENT_SEARCH } from '@ramplight/contract/tournaments/tournament-terms'
import type { Tournament, TournamentTerms } from '@ramplight/contract/tournaments/tournaments'
import { yesterday } from '@ramplight/contract/tournaments/yesterday'
import { spellingsOfState, statesSaying } from '@ramplight/domain/geo/us-states'
import { isLive } from '@ramplight/domain/tournament/statuses'
import { type FoundElsewhere, wordsMatcher } from '#platform/local-families/search-rows.ts'

type Test = (tournament: Tournament) => boolean
const CENTS = 100

/**
 * Every term but the dates and the place: those that are not given say nothing. `tourNames`: by id, for the words of a search.
 */
export function matchesTerms(terms: TournamentTerms, tourNames: ReadonlyMap<string, string>): Test {
  const { ids, tours, name, state, teamEvent, entryFeeRanges, liveMode, director, season, division, status, tags, cancelled } = terms
  const spellings = state ? spellingsOfState(state) : []
  const part = name?.toLowerCase()
  const tests: (Test | false | undefined | '' | 0)[] = [
    ids && ((one) => ids.includes(one._id)),
    tours?.length && ((one) => tours.includes(one.tour)),
    part && ((one) => one.name.toLowerCase().includes(part)),
    state && ((one) => spellings.includes(one.state.toLowerCase())),
    teamEvent !== undefined && ((one) => one.teamEvent === teamEvent),
    entryFeeRanges && costing(entryFeeRanges),
    liveMode && isLive,
    cancelled !== undefined && ((one) => (one.cancelled ?? false) === cancelled),
    // Whoever directs it: as its director or beside them.
    director && ((one) => one.director === director || one.coDirectors.includes(director)),
    season && ((one) => one.season === season),
    division && ((one) => one.division === division),
    status?.length && ((one) => status.includes(one.status)),
    tags?.length && ((one) => one.tags.some((tag) => tags.includes(tag))),
    wordsMatcher(terms.words, TOURNAMENT_SEARCH, foundElsewhere(tourNames)),
  ]
  const given = tests.filter((test) => typeof test === 'function')
  return (one) => given.every((test) => test(one))
}

/** A state is found by its code and by a part of its name, a tour by a part of its own. */
const foundElsewhere = (tourNames: ReadonlyMap<string, string>): FoundElsewhere => ({
  state: ({ state }: Tournament, word) => [word, ...statesSaying(word)].includes(state.toLowerCase()),
  tourName: ({ tour }: Tournament, word) => tourNames.get(tour)?.toLowerCase().includes(word) ?? false,
})

/** A tournament without a fee is free. An upper end of 10,000 dollars is what a filter sends that was never set (A87). */
const costing =
  ({ min, max }: NonNullable<TournamentTerms['entryFeeRanges']>): Test =>
  ({ entryFee }) => {
    const fee = entryFee ?? 0
    return (!min || fee >= min) && (max === undefined || max >= NO_FEE_LIMIT * CENTS || fee <= max)
  }

type Dates = Pick<TournamentTerms, 'startDate' | 'startDateEnd' | 'startDateRange'>

/** Without any date nothing is left out. Before and After leave the day itself out, Between takes both ends. */
export function starting({ startDate: from, startDateEnd: to, startDateRange: range }: Dates): Test {
  if (range === 'Between') return ({ startDate }) => (!from || startDate >= from) && (!to || startDate <= to)
  if (!from) return () => true
  return range === 'Before' ? ({ startDate }) => startDate < from : ({ startDate }) => startDate > from
}

/** A list without a date is of what starts after yesterday. What is on the water now is found whenever it began. */
export function startingByDefault(terms: TournamentTerms, now: Date): Test {
  const { startDate, startDateEnd, startDateRange, liveMode, ids } = terms
  const isOpen = !startDate && !(startDateRange === 'Between' && startDateEnd)
  return isOpen && !liveMode && !ids ? starting({ ...terms, startDate: yesterday(now) }) : starting(terms)
}
