import type { BodyOf, ResponseOf } from '@ramplight/contract/kernel/endpoint'
import { type PreRegistration, preRegistration } from '@ramplight/contract/registration/tournament-pre-registrations'
import { tournamentCalls as calls, type Tournament, type TournamentTerms } from '@ramplight/contract/tournaments/tournaments'
import type { Tour } from '@ramplight/contract/tours/tours'
import { milesBetween, type Point } from '@ramplight/domain/geo/distance'
import { can } from '@ramplight/domain/policies/policies'
import { entryFeeOf } from '@ramplight/domain/registration/entry-items'
import { spotsOf } from '@ramplight/domain/registration/waiting-list'
import { CallError } from '#platform/call-error.ts'
import type { Local } from '#platform/local/answers/local.ts'
import { readLocally } from '#platform/local/answers/local-calls.ts'
import { actorOf, TOURNAMENTS } from '#platform/local-families/local-actor.ts'
import { entryCounts } from '#platform/local-families/local-entries.ts'
import { bodyOf, readFamily, recordsOf } from '#platform/local-families/local-family.ts'
import { weighedCounts } from '#platform/local-families/local-log.ts'
import { pageOrder, pagePart } from '#platform/local-families/search-rows.ts'
import { matchesTerms, starting, startingByDefault } from './match-terms.ts'

/** Also "select all" has an end. */
const LARGEST_SELECTION = 500

/** A row as this device has made it may not say what every record has. */
const withStarts = (row: PreRegistration): PreRegistration => ({ ...preRegistration.starts, ...row })

type Terms = TournamentTerms & Pick<BodyOf<typeof calls.dataSourceSearch>, 'deleted'>
type Placed = Tournament & { miles: number | null }

/** The director's notes, and who made it, are for those who run the tournament. */
async function present(tournaments: Tournament[], local: Local): Promise<Tournament[]> {
  const actor = await actorOf(local)
  return tournaments.map((one) => (can(actor, 'tournament.run', one) ? one : { ...one, notes: null, createdBy: null }))
}

/** Only the server knows where a town is. */
function centerOf(near: TournamentTerms['near']): (Point & { miles: number }) | null {
  if (!near) return null
  if ('place' in near) throw CallError.offline()
  return near
}

const isPlaced = (one: Tournament): one is Tournament & Point => typeof one.latitude === 'number' && typeof one.longitude === 'number'

/** To a tenth of a mile, for a card; nothing that is not in reach. */
function placed(tournaments: Tournament[], near: TournamentTerms['near']): (Placed & { exactly: number | null })[] {
  const center = centerOf(near)
  if (!center) return tournaments.map((one) => ({ ...one, miles: null, exactly: null }))
  return tournaments.filter(isPlaced).flatMap((one) => {
    const exactly = milesBetween(center, one)
    return exactly <= center.miles ? [{ ...one, miles: Math.round(exactly * 10) / 10, exactly }] : []
  })
}

/** A page, in the order of the server: a sort that was chosen is ascending until the other way is chosen too. */
function pageOf(found: Tournament[], terms: Terms, usual: Required<Pick<Terms, 'sortField' | 'sortOrder'>>) {
  const field = terms.sortField ?? usual.sortField
  const direction = terms.sortOrder ?? (terms.sortField ? 'asc' : usual.sortOrder)
  const by = SORTED_BY[field as keyof typeof SORTED_BY]?.(terms) ?? field
  const order = pageOrder({ field: by, direction })
  const page = pagePart(placed(found, terms.near).sort(order), terms, LARGEST_SELECTION)
  return { ...page, message: page.message.map(({ exactly: _, ...one }): Placed => one) }
}
/** Sorts that are no field of a tournament. */
const SORTED_BY = {
  date_created: () => 'createdAt',
  distance: ({ near }: Terms) => (near ? 'exactly' : 'startDate'),
}

const tourNames = async (local: Local): Promise<Map<string, string>> =>
  new Map((await local.rows<{ name: string }>('tours')).map(({ _id, name }) => [_id, name]))

/** A page of what the person sees and this device has. Default: starting after yesterday, soonest first. */
async function search(local: Local, terms: Terms) {
  const actor = terms.publicSearch ? null : await actorOf(local)
  const starts = startingByDefault(terms, local.now())
  const matches = matchesTerms(terms, await tourNames(local))
  const found = (await recordsOf(TOURNAMENTS, local)).filter((one) => can(actor, 'tournament.see', one) && starts(one) && matches(one))
  return pageOf(found, terms, { sortField: 'startDate', sortOrder: 'asc' })
}

readFamily(
  { list: calls.list, get: calls.get },
  {
    ...TOURNAMENTS,
    besides: ['tours'],
    seen: async (local) => {
      const actor = await actorOf(local)
      return (one) => can(actor, 'tournament.run', one)
    },
    present,
  },
)

readLocally(calls.search, {
  tables: ['tournaments', 'tours'],
  answer: async (asked, local) => {
    const page = await search(local, bodyOf(calls.search, asked))
    return { ...page, message: await present(page.message, local) }
  },
})

readLocally(calls.bareSearch, {
  tables: ['tournaments', 'tours'],
  answer: async (asked, local) => {
    const page = await search(local, bodyOf(calls.bareSearch, asked))
    return { ...page, message: page.message.map(bare) }
  },
})

readLocally(calls.skinnySearch, {
  tables: ['tournaments', 'tours', 'tournament-entries', 'tournament-pre-registrations', 'weigh-in-events'],
  answer: async (asked, local) => {
    const page = await search(local, bodyOf(calls.skinnySearch, asked))
    const [tours, entries, weighed, teams] = await Promise.all([
      local.rows<Tour>('tours'),
      entryCounts(local),
      weighedCounts(local),
      local.rows<PreRegistration>('tournament-pre-registrations'),
    ])
    const teamsOf = Map.groupBy(teams, ({ tournament }) => tournament)
    const byId = new Map(tours.map((tour) => [tour._id, tour]))
    const message = page.message.map((one) => ({
      ...skinny(one),
      tourName: byId.get(one.tour)?.name ?? null,
      tourIcon: byId.get(one.tour)?.tourIcon ?? null,
      entryCount: entries.get(one._id) ?? 0,
      weighedCount: weighed.get(one._id) ?? 0,
      spots: one.settings.payout?.maxBoats
        ? spotsOf(one.settings.payout.maxBoats, entries.get(one._id) ?? 0, (teamsOf.get(one._id) ?? []).map(withStarts))
        : null,
    }))
    return { ...page, message }
  },
})

/** A page of what the person runs, whenever it begins, the newest first. */
readLocally(calls.dataSourceSearch, {
  tables: ['tournaments', 'tours'],
  answer: async (asked, local) => {
    const terms = bodyOf(calls.dataSourceSearch, asked)
    // What was deleted is not kept here.
    if (terms.deleted) throw CallError.offline()
    const actor = await actorOf(local)
    const [starts, matches] = [starting(terms), matchesTerms(terms, await tourNames(local))]
    const isRun = (one: Tournament) => can(actor, 'tournament.run', one) && (!terms.publicSearch || one.status !== 'Draft')
    const found = (await recordsOf(TOURNAMENTS, local)).filter((one) => isRun(one) && starts(one) && matches(one))
    return pageOf(found, terms, { sortField: 'date_created', sortOrder: 'desc' })
  },
})

type Bare = ResponseOf<typeof calls.bareSearch>['message'][number]
type Skinny = Omit<
  ResponseOf<typeof calls.skinnySearch>['message'][number],
  'tourName' | 'tourIcon' | 'entryCount' | 'weighedCount' | 'spots'
>

const bare = ({ _id, name, status, cancelled, startDate, location, city, state, tour, latitude, longitude, miles }: Placed): Bare => ({
  ...{ _id, name, status, cancelled, startDate, location, city, state, tour },
  ...{ latitude: latitude ?? null, longitude: longitude ?? null, miles },
})

function skinny(one: Placed): Skinny {
  const { tournamentDates, startTime, endTime, dayTimes, timezone, landing, teamEvent, season, director } = one
  const { externalTournament, externalLink, tags, registrationUrl, registrationStartDate, settings } = one
  return {
    ...bare(one),
    ...{ tournamentDates, startTime, endTime, dayTimes, timezone, landing, teamEvent, season, director },
    entryFee: entryFeeOf(one),
    ...{ externalTournament, externalLink, tags, registrationUrl, registrationStartDate },
    registrationClosesAt: settings.payout?.registrationClosesAt ?? null,
    reverseOnDayTwo: settings.flightOptions?.reverseOnDayTwo === true,
    allowPreRegistration: settings.payout?.allowPreRegistration === true,
    takesCards: false,
  }
}
