/** The only door to results for other features. */
export type { BoardSummary } from './board-cache.ts'
export { calculate, type StoredCalculation } from './calculate.ts'
export { currentBoard } from './current-board.ts'
export { recalculateEntries } from './finalize.ts'
export { officialPlacesOf } from './official-places.ts'
export { paidEntries } from './paid-entries.ts'
export { finalOnes, finalSince, newestFinal, resultOf, resultStore } from './tournament-results.store.ts'
export { writeWeight } from './write-weight.ts'
