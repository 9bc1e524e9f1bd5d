import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { movedRoute } from '#platform/moved-route.ts'
import { pageRoute } from '#platform/page-route.ts'

/** The pages of this portal. */
export const directorRoutes = <P extends AnyRoute>(parent: P) =>
  [
    pageRoute(parent, '/', () => import('./today/today.page.tsx'), 'TodayPage'),
    pageRoute(parent, 'calendar', () => import('./calendar/calendar.page.tsx'), 'DirectorCalendarPage'),
    pageRoute(parent, 'tournaments', () => import('./tournaments/tournaments.page.tsx'), 'TournamentsPage'),
    pageRoute(parent, 'tournaments/new', () => import('./tournaments/new-tournament.page.tsx'), 'NewTournamentPage'),
    pageRoute(parent, 'tournaments/import', () => import('./tournaments/import-event.page.tsx'), 'ImportEventPage'),
    // The specification's names for entering a boat (1 §2).
    movedRoute(parent, 'tournaments/$id/registration', ({ id }) => `/director/tournaments/${id}/entries?add=one`),
    movedRoute(parent, 'tournaments/$id/entries/new', ({ id }) => `/director/tournaments/${id}/entries?add=one`),
    // Rooms of their own, before money had one.
    movedRoute(parent, 'tournaments/$id/payments', ({ id }) => `/director/tournaments/${id}/money/payouts`),
    movedRoute(parent, 'tournaments/$id/payouts', ({ id }) => `/director/tournaments/${id}/results/pool`),
    tournamentRoutes(parent),
    pageRoute(parent, 'tours', () => import('./tours/tours.page.tsx'), 'ToursPage'),
    pageRoute(parent, 'tours/$id', () => import('./tours/tour.page.tsx'), 'TourPage'),
    pageRoute(parent, 'seasons', () => import('./seasons/seasons.page.tsx'), 'SeasonsPage'),
    pageRoute(parent, 'seasons/$id', () => import('./seasons/season.page.tsx'), 'SeasonPage'),
    pageRoute(parent, 'divisions', () => import('./divisions/divisions.page.tsx'), 'DivisionsPage'),
    pageRoute(parent, 'divisions/$id', () => import('./divisions/division.page.tsx'), 'DivisionPage'),
    pageRoute(parent, 'memberships', () => import('./memberships/memberships.page.tsx'), 'MembershipsPage'),
    pageRoute(parent, 'anglers', () => import('./anglers/anglers.page.tsx'), 'AnglersPage'),
    pageRoute(parent, 'anglers/merge', () => import('./anglers/merge.page.tsx'), 'MergeAnglersPage'),
    pageRoute(parent, 'teams', () => import('./teams/teams.page.tsx'), 'TeamsPage'),
    pageRoute(parent, 'messages', () => import('./messages/messages.page.tsx'), 'MessagesPage'),
    pageRoute(parent, 'messages/new', () => import('./messages/new-message.page.tsx'), 'NewMessagePage'),
    pageRoute(parent, 'messages/answers', () => import('./messages/answers.page.tsx'), 'AnswersPage'),
    pageRoute(parent, 'documents', () => import('./documents/documents.page.tsx'), 'DocumentsPage'),
    pageRoute(parent, 'staff', () => import('./staff/staff.page.tsx'), 'StaffPage'),
    pageRoute(parent, 'licenses', () => import('./staff/licenses.page.tsx'), 'LicensesPage'),
    pageRoute(parent, 'sponsors', () => import('./sponsors/sponsors.page.tsx'), 'SponsorsPage'),
    pageRoute(parent, 'themes', () => import('./themes/themes.page.tsx'), 'ThemesPage'),
    pageRoute(parent, 'species', () => import('./species/species.page.tsx'), 'SpeciesPage'),
    pageRoute(parent, 'payout-tables', () => import('./payout-tables/payout-tables.page.tsx'), 'PayoutTablesPage'),
    pageRoute(parent, 'payments', () => import('./payments/payments.page.tsx'), 'PaymentsPage'),
    pageRoute(parent, 'coupons', () => import('./coupons/coupons.page.tsx'), 'CouponsPage'),
    pageRoute(parent, 'reports', () => import('./payments/reports.page.tsx'), 'ReportsPage'),
    pageRoute(parent, 'reports/winnings', () => import('./payments/winnings.page.tsx'), 'WinningsPage'),
    pageRoute(parent, 'credits', () => import('./credits/credits.page.tsx'), 'CreditsPage'),
    pageRoute(parent, 'payments/stripe', () => import('./payments/getting-paid.page.tsx'), 'GettingPaidPage'),
    pageRoute(parent, 'accounts', () => import('./accounts/accounts.page.tsx'), 'AccountsPage'),
    pageRoute(parent, 'subscriptions', () => import('./subscription/subscription.page.tsx'), 'SubscriptionPage'),
    pageRoute(parent, 'subscriptions/upgrade', () => import('./subscription/upgrade.page.tsx'), 'UpgradePage'),
    pageRoute(parent, 'settings', () => import('./settings/settings.page.tsx'), 'SettingsPage'),
    pageRoute(parent, 'help', () => import('./help/help.page.tsx'), 'DirectorHelpPage'),
    pageRoute(parent, 'help/$sectionKey/$pageId', () => import('./help/topic.page.tsx'), 'DirectorTopicPage'),
    pageRoute(parent, 'offline', () => import('./offline/offline.page.tsx'), 'OfflinePage'),
  ] as const

/** One tournament: its frame and the pages inside. */
function tournamentRoutes<P extends AnyRoute>(parent: P) {
  const frame = createRoute({
    getParentRoute: () => parent,
    path: 'tournaments/$id',
    component: lazyRouteComponent(() => import('./tournament/tournament-frame.tsx'), 'TournamentFrame'),
  })
  return frame.addChildren([
    pageRoute(frame, '/', () => import('./tournament/overview.page.tsx'), 'OverviewPage'),
    pageRoute(frame, 'entries', () => import('./entries/entries.page.tsx'), 'EntriesPage'),
    pageRoute(frame, 'qr-poster', () => import('./entries/qr-poster.page.tsx'), 'QrPosterPage'),
    pageRoute(frame, 'boats', () => import('./boats/boats.page.tsx'), 'BoatsPage'),
    pageRoute(frame, 'results', () => import('./results/results.page.tsx'), 'ResultsPage'),
    pageRoute(frame, 'results/what-if', () => import('./results/what-if.page.tsx'), 'WhatIfPage'),
    pageRoute(frame, 'results/pool', () => import('./results/pool.page.tsx'), 'PoolPage'),
    pageRoute(frame, 'money', () => import('./money/needs-you.page.tsx'), 'MoneyPage'),
    pageRoute(frame, 'money/boats', () => import('./money/boats.page.tsx'), 'BoatsMoneyPage'),
    pageRoute(frame, 'money/cash-box', () => import('./money/cash-box.page.tsx'), 'CashBoxPage'),
    pageRoute(frame, 'money/payouts', () => import('./money/payouts.page.tsx'), 'TournamentPayoutsPage'),
    pageRoute(frame, 'money/log', () => import('./money/log.page.tsx'), 'MoneyLogPage'),
    pageRoute(frame, 'raffles', () => import('./raffles/raffles.page.tsx'), 'RafflesPage'),
    pageRoute(frame, 'calcutta', () => import('./calcutta/calcutta.page.tsx'), 'CalcuttaPage'),
    pageRoute(frame, 'documents', () => import('./documents/event-documents.page.tsx'), 'EventDocumentsPage'),
    pageRoute(frame, 'messages', () => import('./messages/event-messages.page.tsx'), 'EventMessagesPage'),
    pageRoute(frame, 'messages/new', () => import('./messages/new-event-message.page.tsx'), 'NewEventMessagePage'),
    pageRoute(frame, 'setup', () => import('./setup/setup.page.tsx'), 'SetupPage'),
    pageRoute(frame, 'history', () => import('./tournament/history.page.tsx'), 'HistoryPage'),
  ])
}
