import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { openTo } from '#features/content/files/index'
import { filesByPath } from '#features/content/files/stored/index'
import type { Db } from '#platform/database/types'

/** Who sees a document may open its file: so nobody names a file in one that they may not open themselves. */
export async function refuseHiddenFile(db: Db, actor: Actor, path: string): Promise<void> {
  const rows = await filesByPath(db, [path])
  if (rows.length && !(await openTo(db, actor, rows)).has(path)) throw refused('reference.unknown', { field: 'path' })
}
