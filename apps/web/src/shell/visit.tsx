import { applyLanguage } from '@ramplight/ui/language/language'
import { textsReady } from '@ramplight/ui/language/texts'
import { useLanguage } from '@ramplight/ui/language/use-language'
import { AppThemeProvider } from '@ramplight/ui/theme/app-theme-provider.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, Fragment, type ReactNode, StrictMode, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { type Address, AddressProvider } from '#platform/address.ts'
import { parseSearch, stringifySearch } from '#platform/address-search.ts'
import { queryClient } from '#platform/query-client.ts'
import { onSessionChange } from '#platform/session.ts'
import { PublicShell } from '../portals/public/public-shell.tsx'
import { followHeading } from './follow-heading.ts'
import { NetworkWatch } from './network-watch.tsx'
import { toApp } from './to-app.ts'
import { outlineUntilPage } from './until-page.ts'
import { UpdateWhenStable } from './update-prompt.tsx'
import { VisitLink } from './visit-link.tsx'

type OpenPage = { load: () => Promise<ComponentType<{ id: string }>>; id: string }

/**
 * The first page of somebody who never signed in here, drawn without the router and without what signed-in people need: most look
 * at one page, on one bar of signal. It goes nowhere by itself. Every step further, another page or another search, is the
 * app's, which takes its place (docs/decisions/0042).
 */
export async function startVisit({ load, id }: OpenPage): Promise<void> {
  const place = document.getElementById('root')!
  applyLanguage()
  outlineUntilPage(place)
  const [Page] = await Promise.all([load(), textsReady()])
  const root = createRoot(place, {
    onUncaughtError: (error) => {
      console.error(error)
      on(here(), true)
    },
  })
  let isLeaving = false
  const on = (href: string, isInPlace = false) => {
    if (isLeaving) return
    isLeaving = true
    stopHearing()
    void toApp(href, isInPlace, () => root.unmount())
  }
  // Somebody signed in, in another tab.
  const stopHearing = onSessionChange(() => on(here(), true))
  const search = parseSearch(location.search)
  const address: Address = {
    pathname: location.pathname,
    search,
    go: (href, { replace } = {}) => on(href, replace),
    look: (next) => on(`${location.pathname}${stringifySearch(next(search))}`),
  }
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AddressProvider value={address}>
          <AppThemeProvider link={VisitLink}>
            <NetworkWatch />
            <UpdateWhenStable />
            <InLanguage>
              <PublicShell>
                <Page id={id} />
              </PublicShell>
            </InLanguage>
          </AppThemeProvider>
        </AddressProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
}

/** The title follows the heading, and another language draws everything anew, as in the app (`root-frame.tsx`). */
function InLanguage({ children }: { children: ReactNode }) {
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another title
  useEffect(() => followHeading(false), [language])
  return <Fragment key={language}>{children}</Fragment>
}

const here = () => location.pathname + location.search + location.hash
