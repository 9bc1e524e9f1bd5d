import { type AnyRoute, createRoute, redirect } from '@tanstack/react-router'
import { routeOf } from '#platform/href.ts'

/** Pages that are called otherwise here: a password is set in the sheet of its user. */
const CALLED: Readonly<Record<string, string>> = { '/admin/user-management': '', '/admin/password-management': '' }

/** Some pages of system admins are also known under /admin; they stand with the others. */
export const adminRoute = <P extends AnyRoute>(parent: P) =>
  createRoute({
    getParentRoute: () => parent,
    path: '/admin/$',
    beforeLoad: ({ location: { pathname, href } }) => {
      const page = CALLED[pathname] ?? pathname.slice('/admin'.length)
      throw redirect({ ...routeOf(`/sys-admin${page}${href.slice(pathname.length)}`), replace: true })
    },
  })
