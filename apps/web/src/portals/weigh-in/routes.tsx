import { type AnyRoute, createRoute, Outlet } from '@tanstack/react-router'
import { pageRoute } from '#platform/page-route.ts'

/** The pages of this portal. They lie in two areas: the usual one, and that of a device that asks nobody. */
export const weighInRoutes = <P extends AnyRoute>(parent: P) =>
  [pageRoute(parent, '/', () => import('./pick-event.page.tsx'), 'PickEventPage'), eventRoutes(parent)] as const

/** The stations of one event. */
function eventRoutes<P extends AnyRoute>(parent: P) {
  const event = createRoute({ getParentRoute: () => parent, path: '$id', component: Outlet })
  return event.addChildren([
    pageRoute(event, '/', () => import('./station.page.tsx'), 'StationPage'),
    pageRoute(event, 'bump', () => import('./bump.page.tsx'), 'BumpPage'),
    pageRoute(event, 'check-in', () => import('./check-in.page.tsx'), 'CheckInPage'),
    pageRoute(event, 'launch', () => import('./launch.page.tsx'), 'LaunchPage'),
    pageRoute(event, 'line', () => import('./line.page.tsx'), 'LinePage'),
    pageRoute(event, 'board', () => import('./board.page.tsx'), 'BoardPage'),
    pageRoute(event, 'log', () => import('./log.page.tsx'), 'LogPage'),
  ])
}
