import { Outlet } from '@tanstack/react-router'
import { AloneStrip, BookBanner, ClearedNotice } from '#features/sync/banners/index.ts'
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
