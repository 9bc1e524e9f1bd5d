import type { AnyRoute } from '@tanstack/react-router'
import { pageRoute } from '#platform/page-route.ts'

/** The pages of this portal. */
export const anglerRoutes = <P extends AnyRoute>(parent: P) =>
  [pageRoute(parent, '/', () => import('./today/today.page.tsx'), 'AnglerTodayPage')] as const
