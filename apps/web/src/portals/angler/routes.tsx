import type { AnyRoute } from '@tanstack/react-router'
import { pageRoute } from '#platform/page-route.ts'

/** The pages of this portal. */
export const anglerRoutes = (parent: AnyRoute): AnyRoute[] => [
  pageRoute(parent, '/', () => import('./today/today.page.tsx'), 'AnglerTodayPage'),
]
