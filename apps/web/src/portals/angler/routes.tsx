import type { AnyRoute } from '@tanstack/react-router'
import { movedRoute } from '#platform/moved-route.ts'
import { pageRoute } from '#platform/page-route.ts'

/** The pages of this portal. */
export const anglerRoutes = <P extends AnyRoute>(parent: P) =>
  [
    pageRoute(parent, '/', () => import('./today/today.page.tsx'), 'AnglerTodayPage'),
    pageRoute(parent, 'tournaments/$id/registration', () => import('./registration/registration.page.tsx'), 'AnglerRegistrationPage'),
    pageRoute(parent, 'join/$code', () => import('./registration/join.page.tsx'), 'AnglerJoinPage'),
    pageRoute(parent, 'messages', () => import('./messages/messages.page.tsx'), 'AnglerMessagesPage'),
    pageRoute(parent, 'entries', () => import('./entries/entries.page.tsx'), 'AnglerEntriesPage'),
    pageRoute(parent, 'entries/$id', () => import('./entries/entry.page.tsx'), 'AnglerEntryPage'),
    pageRoute(parent, 'results', () => import('./results/results.page.tsx'), 'AnglerResultsPage'),
    pageRoute(parent, 'standings', () => import('./standings/standings.page.tsx'), 'AnglerStandingsPage'),
    pageRoute(parent, 'standings/$id', () => import('./standings/season.page.tsx'), 'AnglerSeasonPage'),
    movedRoute(parent, 'seasons/$id', ({ id }) => `/angler/standings/${id}`),
    pageRoute(parent, 'tours', () => import('./series/tours.page.tsx'), 'AnglerToursPage'),
    pageRoute(parent, 'tours/$id', () => import('./series/tour.page.tsx'), 'AnglerTourPage'),
    pageRoute(parent, 'divisions', () => import('./series/divisions.page.tsx'), 'AnglerDivisionsPage'),
    pageRoute(parent, 'divisions/$id', () => import('./series/division.page.tsx'), 'AnglerDivisionPage'),
    pageRoute(parent, 'teams', () => import('./teams/teams.page.tsx'), 'AnglerTeamsPage'),
    pageRoute(parent, 'teams/join', () => import('./teams/join-without-code.page.tsx'), 'AnglerJoinWithoutCodePage'),
    pageRoute(parent, 'teams/join/$code', () => import('./teams/join.page.tsx'), 'AnglerJoinOwnTeamPage'),
    pageRoute(parent, 'memberships', () => import('./memberships/memberships.page.tsx'), 'AnglerMembershipsPage'),
    pageRoute(parent, 'documents', () => import('./documents/documents.page.tsx'), 'AnglerDocumentsPage'),
    pageRoute(parent, 'calendar', () => import('./calendar/calendar.page.tsx'), 'AnglerCalendarPage'),
    pageRoute(parent, 'payments', () => import('./payments/payments.page.tsx'), 'AnglerPaymentsPage'),
    pageRoute(parent, 'raffles', () => import('./raffles/raffles.page.tsx'), 'AnglerRafflesPage'),
    pageRoute(parent, 'profile', () => import('./profile/profile.page.tsx'), 'AnglerProfilePage'),
    pageRoute(parent, 'settings', () => import('./settings/settings.page.tsx'), 'AnglerSettingsPage'),
    pageRoute(parent, 'help', () => import('./help/help.page.tsx'), 'AnglerHelpPage'),
    pageRoute(parent, 'help/$sectionKey/$pageId', () => import('./help/topic.page.tsx'), 'AnglerTopicPage'),
  ] as const
