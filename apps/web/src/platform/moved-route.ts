import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router'
import { routeOf } from './href.ts'

/** An address that a page is also known by: whoever comes there is led on, what is asked of it included, and the way back does not lead there again. */
export const movedRoute = <P extends AnyRoute, const Path extends string>(
  parent: P,
  path: Path,
  to: (params: Record<string, string>) => string,
) =>
  createRoute({
    getParentRoute: () => parent,
    path,
    beforeLoad: ({ params, search }) => {
      const { search: own, ...place } = routeOf(to(params as Record<string, string>))
      throw redirect({ ...place, search: { ...search, ...own }, replace: true })
    },
  })
