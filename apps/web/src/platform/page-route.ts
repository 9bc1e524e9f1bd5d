import { type AnyRoute, createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'

/** One page of a portal, loaded when its address is opened. `pageRoute(parent, 'tours', () => import('./tours.page.tsx'), 'ToursPage')` */
export function pageRoute<M extends Record<string, unknown>>(
  parent: AnyRoute,
  path: string,
  load: () => Promise<M>,
  name: keyof M & string,
): AnyRoute {
  return createRoute({ getParentRoute: () => parent, path, component: lazyRouteComponent(load, name) as RouteComponent }) as AnyRoute
}
