import { refused } from '@ramplight/domain/kernel/errors'
import type { Local } from './local.ts'

/**
 * The rows of a copy that is still being fetched: what is not among them may be on the server, so a plan that asks for it by its
 * id cannot be made here.
 */
export const onlyKnownRows = (local: Local): Local => ({
  ...local,
  row: (async (tbl, id) => {
    const row = await local.row(tbl, id)
    if (!row) throw refused('record.not-found')
    return row
  }) as Local['row'],
  rowsOf: (async (tbl, ids) => {
    const rows = await local.rowsOf(tbl, ids)
    if (rows.length < new Set(ids).size) throw refused('record.not-found')
    return rows
  }) as Local['rowsOf'],
})
