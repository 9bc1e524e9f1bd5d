import type { AuditLine } from '@ramplight/contract/system/audit'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { fullName } from '@ramplight/domain/registration/full-name'
import { anglerNames } from '#features/people/users/index'
import { hidePrivate } from '#platform/audit/hide-private'
import type { Deps } from '#platform/http/deps'
import type { LineRow } from './audit.queries.ts'

/**
 * `all`: who asks may see the records themselves. `traces`: they may see that something changed, and not how to reach the
 * people in it. `summaries`: they may not see the records any more.
 */
export type Shown = 'all' | 'traces' | 'summaries'

/** Lines as `viewer` may see them. A family's own presenter has the first word on what it keeps of a row. */
export async function presentLines(
  { db, traces }: Pick<Deps, 'db' | 'traces'>,
  rows: LineRow[],
  viewer: Actor,
  shown: Shown,
): Promise<AuditLine[]> {
  const names = await anglerNames(
    db,
    rows.flatMap(({ by, impersonator }) => [by ?? [], impersonator ?? []].flat()),
  )
  const nameOf = (id: string | null): string | null => {
    const person = id ? names.get(id) : undefined
    return person ? fullName(person) : null
  }
  const trace = (family: string, value: unknown): unknown => {
    if (shown === 'summaries') return null
    const own = traces.get(family)
    if (own) return own(value, viewer)
    return shown === 'all' ? value : hidePrivate(value)
  }
  return rows.map(({ id, ...row }) => ({
    ...row,
    _id: id,
    byName: nameOf(row.by),
    impersonatorName: nameOf(row.impersonator),
    before: trace(row.family, row.before),
    after: trace(row.family, row.after),
  }))
}
