import type { AnyRoute } from '@tanstack/react-router'
import { pageRoute } from '#platform/page-route.ts'

/** The pages of this portal. */
export const weighInRoutes = (parent: AnyRoute): AnyRoute[] => [
  pageRoute(parent, '/', () => import('./pick-event.page.tsx'), 'PickEventPage'),
  pageRoute(parent, '$id', () => import('./station.page.tsx'), 'StationPage'),
  pageRoute(parent, '$id/bump', () => import('./bump.page.tsx'), 'BumpPage'),
  pageRoute(parent, '$id/log', () => import('./log.page.tsx'), 'LogPage'),
]
