import { textsReady } from '@ramplight/ui/language/texts'
import { type AnyRoute, createRoute, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router'

/**
 * One page of a portal, loaded when its address is opened. `pageRoute(parent, 'tours', () => import('./tours.page.tsx'), 'ToursPage')`.
 * The type keeps parent and path: the router knows every address by them.
 */
export function pageRoute<P extends AnyRoute, const Path extends string, M extends Record<string, unknown>>(
  parent: P,
  path: Path,
  load: () => Promise<M>,
  name: keyof M & string,
) {
  return createRoute({
    getParentRoute: () => parent,
    path,
    component: lazyRouteComponent(() => load().then(withTexts), name) as RouteComponent,
  })
}

/** A page is shown in the language of this person, not first in English. */
export async function withTexts<M>(page: M): Promise<M> {
  await textsReady()
  return page
}
