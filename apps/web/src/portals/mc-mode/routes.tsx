import { type AnyRoute, createRoute, Outlet } from '@tanstack/react-router'
import { pageRoute } from '#platform/page-route.ts'

/** The MC's tablet: choose the event, then read. */
export const mcModeRoutes = <P extends AnyRoute>(parent: P) => {
  const event = createRoute({ getParentRoute: () => parent, path: '$id', component: Outlet })
  return [
    pageRoute(parent, '/', () => import('./pick-event.page.tsx'), 'McPickEventPage'),
    event.addChildren([
      pageRoute(event, '/', () => import('./mc.page.tsx'), 'McPage'),
      pageRoute(event, 'remote', () => import('./remote.page.tsx'), 'RemotePage'),
    ]),
  ] as const
}
