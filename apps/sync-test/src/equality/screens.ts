import { topicPageCalls } from '@ramplight/contract/content/topic-pages'
import { topicSectionCalls } from '@ramplight/contract/content/topic-sections'
import { tutorialCalls } from '@ramplight/contract/content/tutorials'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { directorCreditBankCalls } from '@ramplight/contract/payments/director-credit-banks'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { payoutStructureCalls } from '@ramplight/contract/payouts/payout-structures'
import { directorSettingsCalls } from '@ramplight/contract/people/director-settings'
import { userCalls } from '@ramplight/contract/people/users'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { withdrawalCalls } from '@ramplight/contract/registration/withdrawals'
import { seasonEventPointDistributionCalls } from '@ramplight/contract/results/season-event-point-distributions'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { sponsorCalls } from '@ramplight/contract/sponsors/sponsors'
import { calendarEventCalls } from '@ramplight/contract/tournaments/calendar-events'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourSettingsCalls } from '@ramplight/contract/tours/tour-settings'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import type { Person } from '../../../server/src/platform/testing/test-server.ts'
import type { RichSeason } from './a-rich-season.ts'
import type { Question } from './answers.ts'

const NEWEST = { startDate: '2000-01-01', startDateRange: 'After', sortField: 'startDate', sortOrder: 'desc' } as const

/** What the screens of a director, their helper and the stations ask in the course of a day, as they ask it. */
export function askedByScreens(
  { tour, winter, season, running, finished, anglers, boats, bags }: RichSeason,
  person: Person,
  isHelper: boolean,
) {
  const own = isHelper ? { tours: [tour] } : { director: person.id }
  const of = (id: string): Question => ({ params: { id } })
  const asked: [AnyEndpoint, Question][] = [
    [tournamentCalls.skinnySearch, { body: { ...own, ...NEWEST, selectAll: true } }],
    [tournamentCalls.search, { body: { ...own, ...NEWEST, pageSize: 100 } }],
    [seasonCalls.get, of(season)],
    [membershipCalls.sums, {}],
    ...[true, false].map((owes): [AnyEndpoint, Question] => [membershipCalls.pagedSearch, { body: { season, owes, active: true } }]),
    [membershipCalls.pagedSearch, { body: { words: 'reyes' } }],
    [seasonEventPointDistributionCalls.search, { body: { season, selectAll: true } }],
    [tournamentEntryCalls.search, { body: { season, selectAll: true } }],
    [userCalls.search, { body: { userType: 'Angler', selectAll: true } }],
    [userCalls.search, { body: { name: 're', ignoreUsers: anglers.slice(0, 3), pageSize: 8, sortField: 'last_name' } }],
    [calendarEventCalls.search, { body: { start: { gte: '2027-05-29T00:00:00.000Z', lt: '2027-07-05T00:00:00.000Z' }, selectAll: true } }],
    [calendarEventCalls.search, { body: { start: { lt: '2027-06-12T00:00:00.000Z' }, end: { gte: '2027-06-12T00:00:00.000Z' } } }],
    [speciesCalls.byDirector, of(person.id)],
    [payoutStructureCalls.list, {}],
    [sponsorCalls.search, { body: { tour, selectAll: true } }],
    [tutorialCalls.search, { body: { active: true, selectAll: true } }],
    [topicSectionCalls.search, { body: { active: true, selectAll: true } }],
    [topicPageCalls.search, { body: { selectAll: true } }],
    [paymentCalls.search, { body: { sortField: 'createdAt', sortOrder: 'desc', selectAll: true } }],
    [directorCreditBankCalls.byUser, of(person.id)],
    [withdrawalCalls.withdrawals, {}],
    [tournamentEntryCalls.get, of(boats[3]!)],
  ]
  for (const id of isHelper ? [tour] : [tour, winter]) asked.push([tourCalls.get, of(id)])
  asked.push([tourSettingsCalls.byTour, of(tour)])
  // Corrected and struck out by Ana and by her helper.
  for (const n of [2, 4, 10, 13]) asked.push([weighInCalls.history, of(bags[n]!)])
  for (const tournament of [running, finished])
    asked.push(
      [tournamentCalls.get, of(tournament)],
      [tournamentEntryCalls.search, { body: { tournament } }],
      [tournamentFlightCalls.search, { body: { tournament } }],
      [weighInCalls.search, { body: { tournament } }],
      [paymentCalls.search, { body: { sourceModuleRecord: tournament, selectAll: true } }],
      [tournamentResultCalls.preview, of(tournament)],
      [tournamentResultCalls.board, of(tournament)],
      [tournamentResultCalls.byTournament, of(tournament)],
      [tournamentEntryCalls.entryCountSearch, { body: { tournaments: [tournament], unpaid: true } }],
    )
  // Everybody's tours and seasons are looked through for those one helps on.
  if (!isHelper)
    asked.push(
      ...[running, finished].map((tournament): [AnyEndpoint, Question] => [moneyCalls.payouts, of(tournament)]),
      [tourCalls.search, { body: { director: person.id } }],
      [seasonCalls.search, { body: { director: person.id } }],
      [directorSettingsCalls.byUser, of(person.id)],
      [sponsorCalls.pagedSearch, { body: { status: 'Active' } }],
    )
  return asked
}
