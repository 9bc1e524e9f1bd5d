import { showOnlyEnglish } from '@ramplight/ui/language/language'
import { textsReady } from '@ramplight/ui/language/texts'
import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router'
import { type AddressSearch, parseSearch, stringifySearch } from '#platform/address-search.ts'
import { NotFoundPage } from '#platform/not-found.page.tsx'
import { withTexts } from '#platform/page-route.ts'
import { anglerRoutes } from '../portals/angler/routes.tsx'
import { directorRoutes } from '../portals/director/routes.tsx'
import { mcModeRoutes } from '../portals/mc-mode/routes.tsx'
import { PublicShell } from '../portals/public/public-shell.tsx'
import { publicRoutes, tournamentRoutes } from '../portals/public/routes.tsx'
import { adminRoute } from '../portals/sys-admin/admin-route.ts'
import { sysAdminRoutes } from '../portals/sys-admin/routes.tsx'
import { weighInRoutes } from '../portals/weigh-in/routes.tsx'
import { BrokenPage } from './broken.page.tsx'
import { signedInAs, worksAlone } from './guard.ts'
import { isOnlyEnglish } from './only-english.ts'
import { RootFrame } from './root-frame.tsx'
import { whileSignedIn } from './while-signed-in.tsx'

const root = createRootRoute({
  component: RootFrame,
  validateSearch: (search: AddressSearch): AddressSearch => search,
  beforeLoad: async ({ location, preload }) => {
    if (preload) return
    await textsReady()
    showOnlyEnglish(isOnlyEnglish(location.pathname))
  },
  // No portal is around it here: the bar of the public pages keeps the ways out.
  notFoundComponent: () => (
    <PublicShell>
      <NotFoundPage />
    </PublicShell>
  ),
})

/** One door per kind of person; each portal is loaded when its door is opened. */
const director = createRoute({
  getParentRoute: () => root,
  path: '/director',
  beforeLoad: signedInAs('Director', 'System Admin'),
  component: lazyRouteComponent(() => import('../portals/director/director-shell.tsx').then(whileSignedIn), 'DirectorShell'),
})
const weighIn = createRoute({
  getParentRoute: () => root,
  path: '/weigh-in',
  beforeLoad: signedInAs('Director', 'System Admin'),
  component: Outlet,
})
const mcMode = createRoute({
  getParentRoute: () => root,
  path: '/mc-mode',
  beforeLoad: signedInAs('Director', 'System Admin'),
  component: Outlet,
})
const offlineWeighIn = createRoute({
  getParentRoute: () => root,
  path: '/offline-weigh-in',
  beforeLoad: worksAlone,
  component: lazyRouteComponent(() => import('../portals/weigh-in/offline-area.tsx'), 'OfflineArea'),
})
const angler = createRoute({
  getParentRoute: () => root,
  path: '/angler',
  beforeLoad: signedInAs('Angler', 'System Admin'),
  component: lazyRouteComponent(() => import('../portals/angler/angler-shell.tsx').then(withTexts).then(whileSignedIn), 'AnglerShell'),
})
const sysAdmin = createRoute({
  getParentRoute: () => root,
  path: '/sys-admin',
  beforeLoad: signedInAs('System Admin'),
  component: lazyRouteComponent(() => import('../portals/sys-admin/sys-admin-shell.tsx').then(whileSignedIn), 'SysAdminShell'),
})
const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/home' })
  },
})

export const router = createRouter({
  routeTree: root.addChildren([
    start,
    ...publicRoutes(root),
    director.addChildren(directorRoutes(director)),
    weighIn.addChildren(weighInRoutes(weighIn)),
    offlineWeighIn.addChildren(weighInRoutes(offlineWeighIn)),
    mcMode.addChildren(mcModeRoutes(mcMode)),
    angler.addChildren([...anglerRoutes(angler), ...tournamentRoutes(angler, '/angler')]),
    sysAdmin.addChildren(sysAdminRoutes(sysAdmin)),
    adminRoute(root),
  ]),
  defaultPreload: 'intent',
  defaultErrorComponent: BrokenPage,
  defaultNotFoundComponent: NotFoundPage,
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
