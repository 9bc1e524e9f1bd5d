import { topicPageCalls } from '@ramplight/contract/content/topic-pages'
import { topicSectionCalls } from '@ramplight/contract/content/topic-sections'
import { tutorialCalls } from '@ramplight/contract/content/tutorials'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { creditTransactionCalls } from '@ramplight/contract/payments/credit-transactions'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { payoutPercentageCalls } from '@ramplight/contract/payouts/payout-percentages'
import { payoutStructureCalls } from '@ramplight/contract/payouts/payout-structures'
import { tournamentRaffleEntryCalls } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { tournamentRaffleCalls } from '@ramplight/contract/payouts/tournament-raffles'
import { directorSettingsCalls } from '@ramplight/contract/people/director-settings'
import { directorThemeCalls } from '@ramplight/contract/people/director-themes'
import { staffMemberCalls } from '@ramplight/contract/people/staff-members'
import { userCalls } from '@ramplight/contract/people/users'
import { teamCalls } from '@ramplight/contract/registration/teams'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { seasonEventPointDistributionCalls } from '@ramplight/contract/results/season-event-point-distributions'
import { seasonStandingCalls } from '@ramplight/contract/results/season-standings'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { advertiserCalls } from '@ramplight/contract/sponsors/advertisers'
import { sponsorCalls } from '@ramplight/contract/sponsors/sponsors'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import { calendarEventCalls } from '@ramplight/contract/tournaments/calendar-events'
import { groupCalls } from '@ramplight/contract/tournaments/groups'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { tournamentFlightCalls } from '@ramplight/contract/tournaments/tournament-flights'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { divisionCalls } from '@ramplight/contract/tours/divisions'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import { seasonTeamCalls } from '@ramplight/contract/tours/season-teams'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { tourSettingsCalls } from '@ramplight/contract/tours/tour-settings'
import { tourCalls } from '@ramplight/contract/tours/tours'

/** `list`: null where there is no bare list of them. */
export type FamilyCalls = { list: AnyEndpoint | null; get: AnyEndpoint; searches: readonly AnyEndpoint[] }

const plain = ({ list, get, search }: Record<'list' | 'get' | 'search', AnyEndpoint>, ...pages: AnyEndpoint[]): FamilyCalls => ({
  list,
  get,
  searches: [search, ...pages],
})

/** Families whose records lie in a table of their name, with every search they have on a device. */
export const FAMILIES: Partial<Record<SyncTable, FamilyCalls>> = {
  tours: plain(tourCalls, tourCalls.dataSourceSearch),
  'tour-settings': plain(tourSettingsCalls),
  divisions: plain(divisionCalls),
  seasons: plain(seasonCalls),
  users: plain(userCalls, userCalls.pagedSearch, userCalls.dataSourceSearch),
  'director-themes': plain(directorThemeCalls),
  'staff-members': plain(staffMemberCalls),
  species: plain(speciesCalls),
  'payout-structures': plain(payoutStructureCalls),
  tournaments: {
    list: tournamentCalls.list,
    get: tournamentCalls.get,
    searches: [tournamentCalls.search, tournamentCalls.skinnySearch, tournamentCalls.bareSearch, tournamentCalls.dataSourceSearch],
  },
  'calendar-events': plain(calendarEventCalls),
  groups: plain(groupCalls),
  'tournament-flights': plain(tournamentFlightCalls),
  teams: plain(teamCalls),
  'season-teams': plain(seasonTeamCalls),
  memberships: plain(membershipCalls, membershipCalls.pagedSearch),
  'tournament-entries': plain(tournamentEntryCalls),
  'tournament-pre-registrations': { list: null, get: preRegistrationCalls.get, searches: [preRegistrationCalls.search] },
  'tournament-results': plain(tournamentResultCalls),
  'season-event-point-distributions': plain(seasonEventPointDistributionCalls),
  'credit-transactions': plain(creditTransactionCalls, creditTransactionCalls.pagedSearch),
  payments: plain(paymentCalls, paymentCalls.dataSourceSearch),
  'season-standings': plain(seasonStandingCalls),
  'director-settings': plain(directorSettingsCalls),
  sponsors: plain(sponsorCalls, sponsorCalls.pagedSearch),
  advertisers: plain(advertiserCalls, advertiserCalls.pagedSearch),
  'payout-percentages': plain(payoutPercentageCalls),
  tutorials: plain(tutorialCalls),
  'topic-sections': plain(topicSectionCalls),
  'topic-pages': plain(topicPageCalls),
  'tournament-raffles': plain(tournamentRaffleCalls, tournamentRaffleCalls.pagedSearch),
  'tournament-raffle-entries': plain(tournamentRaffleEntryCalls, tournamentRaffleEntryCalls.pagedSearch),
}
