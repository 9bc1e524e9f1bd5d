import { textsReady } from '@ramplight/ui/language/texts'
import { type AnyRoute, createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'

/** One page of a portal, loaded when its address is opened. `pageRoute(parent, 'tours', () => import('./tours.page.tsx'), 'ToursPage')` */
export function pageRoute<M extends Record<string, unknown>>(
  parent: AnyRoute,
  path: string,
  load: () => Promise<M>,
  name: keyof M & string,
): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    component: lazyRouteComponent(() => load().then(withTexts), name) as RouteComponent,
  }) as AnyRoute
}

/** A page is shown in the language of this person, not first in English. */
export async function withTexts<M>(page: M): Promise<M> {
  await textsReady()
  return page
}
