/**
 * The only door to the ledger for other features. `post` is for what happens once (a card payment, a refund), under the id of what
 * happened; `settle` is for a record that says again and again what it is (an entry, a payment).
 */
export { type BookedPosting, bookOf, bookOfEntries, bookOfEntry, leftIn } from './book-of.ts'
export { entriesPaidElsewhere, ledgerLines, ledgerPostings } from './ledger.table.ts'
export { openedAt, opensLedger } from './open-ledger.ts'
export { keepPaidElsewhere, paidElsewhere } from './paid-elsewhere.ts'
export { PLATFORM_BOOK, postPaidToPlatform } from './paid-to-platform.ts'
export { type Movement, post, type Source } from './post.ts'
export { keyOf, lastCardOf, linesOfEntries, postedFor, recordOf } from './posted-for.ts'
export { posting } from './posting.ts'
export { settle } from './settle.ts'
