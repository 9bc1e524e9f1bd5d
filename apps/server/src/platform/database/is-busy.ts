/**
 * Others are writing the same at this moment, for too long: a lock or a statement that took too long (55P03, 57014), two who waited for each
 * other (40P01), one that saw what another has changed (40001), a transaction that did nothing for too long (25P03). Nothing is wrong with
 * what was asked: the same again later may work.
 */
const BUSY: ReadonlySet<unknown> = new Set(['55P03', '57014', '40P01', '40001', '25P03'])
/** Of these all of it again at once may work: the other one is done. */
const AGAIN: ReadonlySet<unknown> = new Set(['40P01', '40001'])

/** The code of the database, of what it said itself or of what a query builder has put around it. */
export function databaseCode(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } }
  const found = cause?.code ?? code
  return typeof found === 'string' ? found : undefined
}

export const isBusy = (error: unknown): boolean => BUSY.has(databaseCode(error))
export const mayWorkAgain = (error: unknown): boolean => AGAIN.has(databaseCode(error))
