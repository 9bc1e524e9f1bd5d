import { useLocation } from '@tanstack/react-router'
import { LockPlace } from '#features/stations/lock/index.ts'
import { AloneStrip, BookBanner, ClearedNotice } from '#features/sync/banners/index.ts'
import { ActingStrip } from './acting-strip.tsx'

/** Over every page of somebody who is signed in: as whom they act, that this tab works alone, what is wrong with their copy; and a station that is locked. */
export const SignedInStrips = () => (
  <>
    <ActingStrip />
    <AloneStrip />
    <BookBanner />
    <ClearedNotice />
    <LockPlace path={useLocation({ select: ({ pathname }) => pathname })} />
  </>
)
