import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { tournamentStore, tournamentSubject } from '#features/tournaments/tournaments/index'
import type { Deps } from '#platform/http/deps'
import type { Shown } from './audit.presenter.ts'
import type { LineRow } from './audit.queries.ts'

/**
 * How much of a record's history somebody may see; null is nothing. The family's guard knows. Without one it is for those who
 * run every tournament that the lines belong to, who need not be the ones who see the people in it. Admins see all.
 */
export async function maySeeHistory(
  { db, history }: Pick<Deps, 'db' | 'history'>,
  actor: Actor,
  { family, id }: { family: string; id: string },
  lines: LineRow[],
): Promise<Shown | null> {
  if (can(actor, 'system-admin', undefined)) return 'all'
  const guard = history.get(family)
  if (guard) return (await guard(db, actor, id)) ? 'all' : null
  const ids = [...new Set(lines.map(({ tournament }) => tournament))]
  if (!ids.length || ids.includes(null)) return null
  const rows = await tournamentStore.findMany(db, ids as string[])
  return rows.length === ids.length && rows.every((row) => can(actor, 'tournament.run', tournamentSubject(row))) ? 'traces' : null
}
