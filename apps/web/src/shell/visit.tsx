import { applyLanguage } from '@ramplight/ui/language/language'
import { textsReady } from '@ramplight/ui/language/texts'
import { hydrate } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Address } from '#platform/address.ts'
import { parseSearch, stringifySearch } from '#platform/address-search.ts'
import { tellBroken, tellCaught, watchBroken } from '#platform/broken/watch-broken.ts'
import { queryClient } from '#platform/query-client.ts'
import { onSessionChange } from '#platform/session.ts'
import { ANSWERS_ID, isAsDrawn } from './drawn-page.ts'
import { toApp } from './to-app.ts'
import { outlineUntilPage } from './until-page.ts'
import { VisitFrame } from './visit-frame.tsx'
import { watchTyped } from './watch-typed.ts'

/** `onTakeover`: from here on the page hears what is pressed. */
type OpenPage = { page: ComponentType<{ id: string }>; id: string; onTakeover?: () => void }

/**
 * The first page of somebody who never signed in here, drawn without the router and without what signed-in people need: most look
 * at one page, on one bar of signal. It goes nowhere by itself. Every step further, another page or another search, is the
 * app's, which takes its place. Where the server has drawn the page, it goes on with what stands there (docs/decisions/0042).
 */
export async function startVisit({ page, id, onTakeover = () => {} }: OpenPage): Promise<void> {
  const place = document.getElementById('root')!
  const stopWatching = watchBroken()
  applyLanguage()
  outlineUntilPage(place)
  await textsReady()
  let isLeaving = false
  const on = (href: string, isInPlace = false) => {
    if (isLeaving) return
    isLeaving = true
    stopHearing()
    void toApp(href, isInPlace, () => {
      stopWatching()
      root.unmount()
    })
  }
  // Somebody signed in, in another tab. Who does it here is led on by the page.
  const stopHearing = onSessionChange((by) => by === 'others' && on(here(), true))
  const search = parseSearch(location.search)
  const address: Address = {
    pathname: location.pathname,
    search,
    go: (href, { replace } = {}) => on(href, replace),
    look: (next) => on(`${location.pathname}${stringifySearch(next(search))}`),
  }
  const onUncaughtError = (error: unknown) => {
    console.error(error)
    tellBroken(error)
    on(here(), true)
  }
  const isDrawn = isAsDrawn(place)
  if (isDrawn) hydrate(queryClient, JSON.parse(document.getElementById(ANSWERS_ID)?.textContent ?? 'null'))
  const typed = isDrawn ? watchTyped(place) : null
  const ready = Promise.withResolvers<void>()
  const told = { onTaken: () => typed?.read(), onReady: ready.resolve }
  const frame = <VisitFrame page={page} id={id} address={address} client={queryClient} {...told} />
  onTakeover()
  const root = isDrawn
    ? // Another minute, another day: what differs is drawn anew.
      hydrateRoot(place, frame, { onUncaughtError, onCaughtError: tellCaught, onRecoverableError: () => {} })
    : createRoot(place, { onUncaughtError, onCaughtError: tellCaught })
  if (!isDrawn) root.render(frame)
  await ready.promise
  typed?.enter()
}

const here = () => location.pathname + location.search + location.hash
