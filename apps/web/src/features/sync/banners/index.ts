export { AloneStrip } from './alone-strip.tsx'
export { BookBanner } from './book-banner.tsx'
export { ClearedNotice } from './cleared-notice.tsx'
