import type { AnyRoute } from '@tanstack/react-router'
import { pageRoute } from '#platform/page-route.ts'

/** The pages of this portal. */
export const anglerRoutes = <P extends AnyRoute>(parent: P) =>
  [
    pageRoute(parent, '/', () => import('./today/today.page.tsx'), 'AnglerTodayPage'),
    pageRoute(parent, 'tournaments/$id/registration', () => import('./registration/registration.page.tsx'), 'AnglerRegistrationPage'),
    pageRoute(parent, 'join/$code', () => import('./registration/join.page.tsx'), 'AnglerJoinPage'),
    pageRoute(parent, 'messages', () => import('./messages/messages.page.tsx'), 'AnglerMessagesPage'),
  ] as const
