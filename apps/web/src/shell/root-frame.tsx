import { useLanguage } from '@ramplight/ui/language/use-language'
import { Outlet } from '@tanstack/react-router'
import { Fragment } from 'react'
import { AloneStrip, BookBanner, ClearedNotice } from '#features/sync/banners/index.ts'
import { ActingStrip } from './acting-strip.tsx'
import { UnsavedBlocker } from './unsaved-blocker.tsx'
import { useRouteFocus } from './use-route-focus.ts'

/** Around every page: the title and the focus follow the address, and no typed work is left by accident. */
export function RootFrame() {
  const language = useLanguage()
  useRouteFocus(language)
  return (
    <Fragment key={language}>
      <ActingStrip />
      <AloneStrip />
      <BookBanner />
      <ClearedNotice />
      <Outlet />
      <UnsavedBlocker />
    </Fragment>
  )
}
