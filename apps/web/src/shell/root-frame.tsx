import { Outlet } from '@tanstack/react-router'
import { AloneStrip } from '#features/sync/banners/alone-strip.tsx'
import { BookBanner } from '#features/sync/banners/book-banner.tsx'
import { ClearedNotice } from '#features/sync/banners/cleared-notice.tsx'
import { ActingStrip } from './acting-strip.tsx'
import { UnsavedBlocker } from './unsaved-blocker.tsx'
import { useRouteFocus } from './use-route-focus.ts'

/** Around every page: the title and the focus follow the address, and no typed work is left by accident. */
export function RootFrame() {
  useRouteFocus()
  return (
    <>
      <ActingStrip />
      <AloneStrip />
      <BookBanner />
      <ClearedNotice />
      <Outlet />
      <UnsavedBlocker />
    </>
  )
}
