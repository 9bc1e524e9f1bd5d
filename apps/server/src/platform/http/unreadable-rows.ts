import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { DomainError } from '@ramplight/domain/kernel/errors'
import type { Context } from './context.ts'

/** A row of a list that is not as its contract says, and where: whatever it holds stays out of the log. */
export type Unreadable = { id: string; fields: string[] }

type Asked = Pick<Context<AnyEndpoint>, 'request' | 'deps'>

/** For whoever runs the server: in the log each time, and in what readiness says the last one. */
export function tellUnreadable({ request, deps }: Asked, rows: readonly Unreadable[]): void {
  const call = `${request.method} ${request.routeOptions.url}`
  request.log.error({ call, rows }, 'rows that are not as their contract says were left out of a list')
  deps.attention.set('unreadable-rows', `${call} ${rows[0]!.id}`)
}

/**
 * Rows as `present` makes records of them, all at once. Where one of them breaks that (no list where there must be one), each is tried by
 * itself, and those that cannot be presented are left out and told of.
 */
export async function presentReadable<Row extends { id: string }, Shown>(
  rows: readonly Row[],
  present: (rows: Row[]) => Promise<Shown[]>,
  ctx: Asked,
): Promise<Shown[]> {
  try {
    return await present([...rows])
  } catch (error) {
    if (error instanceof DomainError || !isOfContent(error)) throw error
    const shown: Shown[] = []
    const unreadable: Unreadable[] = []
    for (const row of rows)
      await present([row]).then(
        (one) => shown.push(...one),
        () => unreadable.push({ id: row.id, fields: [] }),
      )
    if (unreadable.length === rows.length && rows.length > 1) throw error
    tellUnreadable(ctx, unreadable)
    return shown
  }
}

/** Ours, of a value of another shape; or the database's, of data that it cannot take apart (class 22). */
const isOfContent = (error: unknown): boolean =>
  error instanceof TypeError || String((error as { cause?: { code?: unknown } } | null)?.cause?.code ?? '').startsWith('22')
