import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router'
import { routeOf } from './href.ts'

/** An address that a page is also known by: whoever comes there is led on, and the way back does not lead there again. */
export const movedRoute = <P extends AnyRoute, const Path extends string>(
  parent: P,
  path: Path,
  to: (params: Record<string, string>) => string,
) =>
  createRoute({
    getParentRoute: () => parent,
    path,
    beforeLoad: ({ params }) => {
      throw redirect({ ...routeOf(to(params as Record<string, string>)), replace: true })
    },
  })
