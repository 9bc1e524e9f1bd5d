import { AloneStrip, BookBanner, ClearedNotice } from '#features/sync/banners/index.ts'
import { ActingStrip } from './acting-strip.tsx'

/** Over every page of somebody who is signed in: as whom they act, that this tab works alone, what is wrong with their copy. */
export const SignedInStrips = () => (
  <>
    <ActingStrip />
    <AloneStrip />
    <BookBanner />
    <ClearedNotice />
  </>
)
