import { applyLanguage } from '@ramplight/ui/language/language'
import { textsReady } from '@ramplight/ui/language/texts'
import { Boundary } from '@ramplight/ui/parts/boundary.tsx'
import { BrokenPage } from '@ramplight/ui/states/error-state.tsx'
import { AppThemeProvider } from '@ramplight/ui/theme/app-theme-provider.tsx'
import { PersistQueryClientProvider } from '@tanstack/react-query-persist-client'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { tellCaught, watchBroken } from '#platform/broken/watch-broken.ts'
import { keepSeenApart, seen } from '#platform/forget-others.ts'
import { dropOldBoards } from '#platform/kept-boards.ts'
import { keepBook, registerLocalCalls } from '#platform/local/book/local-gate.ts'
import { askForProofBy } from '#platform/proof.ts'
import { queryClient } from '#platform/query-client.ts'
import { seenOptions } from '#platform/seen-answers.ts'
import { router } from '#shell/router.tsx'
import { RouterLink } from '#shell/router-link.tsx'
import { SessionKeeper } from '#shell/session-keeper.tsx'
import { outlineUntilPage } from '#shell/until-page.ts'
import { openedByStep } from '#shell/use-route-focus.ts'

const place = document.getElementById('root')!

/** The app, at the address of this page. */
export function startApp(): void {
  watchBroken(() => router.state.matches.at(-1)?.fullPath ?? location.pathname)
  applyLanguage()
  keepSeenApart()
  dropOldBoards()
  registerLocalCalls(() => import('#shell/local-families/all.ts'))
  keepBook()
  outlineUntilPage(place)
  askForProofBy(() => import('#platform/prove-again.tsx').then(({ proveAgain }) => proveAgain()))
  // English is here with this file; whoever reads another language waits for its texts, not for words that change.
  void textsReady().then(draw)
}

/** A visitor goes on from the first page (`shell/visit.tsx`): the app fetches what stands there, then takes its place. */
export async function stepIntoApp(href: string, isInPlace: boolean, leave: () => void): Promise<void> {
  const { history } = router
  if (isInPlace) history.replace(href)
  else history.push(href)
  await router.load()
  openedByStep()
  leave()
  startApp()
}

const draw = () =>
  createRoot(place, { onCaughtError: tellCaught }).render(
    <StrictMode>
      <PersistQueryClientProvider
        client={queryClient}
        persistOptions={seenOptions(seen)}
        // What comes from the device is shown at once but never taken for new: it may be older than the last save.
        onSuccess={() => void queryClient.invalidateQueries()}
      >
        <AppThemeProvider link={RouterLink}>
          <Boundary>
            <SessionKeeper />
          </Boundary>
          <Boundary instead={() => <BrokenPage onRetry={() => location.reload()} />}>
            <RouterProvider router={router} />
          </Boundary>
        </AppThemeProvider>
      </PersistQueryClientProvider>
    </StrictMode>,
  )
