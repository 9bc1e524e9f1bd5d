import type { ComponentType } from 'react'

/** What a page of the list below gets: the id in its address, if there is one. */
type PageProps = { id: string }
type Load = () => Promise<ComponentType<PageProps>>

/**
 * The pages that visitors open first, by their address. They work without the router of the app (`shell/visit.tsx`): they ask
 * `useAddress()` where they are, and get their id.
 */
export const OPEN_PAGES = {
  home: () => import('./home/home.page.tsx').then((page) => page.HomePage),
  tournaments: () => import('./tournaments/tournaments.page.tsx').then((page) => page.FindTournamentsPage),
  'tournaments/live': () => import('./tournaments/live-tournaments.page.tsx').then((page) => page.LiveTournamentsPage),
  'tournaments/$id': () => import('./tournaments/tournament.page.tsx').then((page) => page.PublicTournamentPage),
  tours: () => import('./series/tours.page.tsx').then((page) => page.ToursPage),
  'tours/$id': () => import('./series/tour.page.tsx').then((page) => page.PublicTourPage),
  seasons: () => import('./series/seasons.page.tsx').then((page) => page.SeasonsPage),
  'seasons/$id': () => import('./series/season.page.tsx').then((page) => page.PublicSeasonPage),
  divisions: () => import('./series/divisions.page.tsx').then((page) => page.DivisionsPage),
  'divisions/$id': () => import('./series/division.page.tsx').then((page) => page.PublicDivisionPage),
  login: () => import('./account/login.page.tsx').then((page) => page.LoginPage),
  'contact-us': () => import('./contact/contact.page.tsx').then((page) => page.ContactPage),
  features: () => import('./pages/features.page.tsx').then((page) => page.FeaturesPage),
  about: () => import('./pages/about.page.tsx').then((page) => page.AboutPage),
  'privacy-policy': () => import('./pages/privacy.page.tsx').then((page) => page.PrivacyPage),
  'terms-of-service': () => import('./pages/terms.page.tsx').then((page) => page.TermsPage),
} satisfies Record<string, Load>

export type OpenPath = keyof typeof OPEN_PAGES

/** These have a page of their own in the app, where another address of their kind has an id. */
const OF_THE_APP = ['tournaments/map']

/** The page at an address, and the id in it; null: only the app has it. */
export function openPageAt(pathname: string): { load: Load; id: string } | null {
  const path = pathname.replace(/^\/|\/$/g, '') || 'home'
  if (OF_THE_APP.includes(path)) return null
  const [kind = '', id = '', ...rest] = path.split('/')
  const load: Load | undefined = Object.hasOwn(OPEN_PAGES, path)
    ? OPEN_PAGES[path as OpenPath]
    : id && rest.length === 0
      ? (OPEN_PAGES as Record<string, Load>)[`${kind}/$id`]
      : undefined
  const name = decoded(id)
  return load && name !== null ? { load, id: name } : null
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
