import { openBook } from '#platform/local/book/local-gate.ts'

const TBL = 'weigh-in-events'

/** A bag that has never left this device is forgotten, as if it had not been weighed. False when it has, or may have. */
export async function forgetUnsent(weighIn: string, book = openBook()): Promise<boolean> {
  if (!book) return false
  const isHereAlone = (await book.pending(TBL)).some(({ id, tries }) => id === weighIn && tries === 0)
  if (!isHereAlone) return false
  await book.local.engine.record([{ kind: 'delete', tbl: TBL, id: weighIn }])
  // It may have been sent in between: then it stays in the log, and is voided there.
  return (await book.local.row(TBL, weighIn)) === null
}
