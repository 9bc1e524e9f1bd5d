import { LARGEST_PAGE, type SearchBody } from '@ramplight/contract/kernel/paging'
import { call } from '../call.ts'
import type { Listed, PagedCall } from './family-list.ts'

type Progress = (done: number, total: number) => void

/**
 * Every row that a search finds, page after page, in one order: for an export. Throws what the call throws; a list that is only
 * half here is not given. `signal` stops it between two pages.
 */
export async function everyPage<Row extends Listed>(
  endpoint: PagedCall<Row>,
  question: SearchBody,
  { onProgress, signal }: { onProgress?: Progress; signal?: AbortSignal } = {},
): Promise<Row[]> {
  const rows: Row[] = []
  const seen = new Set<unknown>()
  for (let pageNumber = 0; ; pageNumber++) {
    signal?.throwIfAborted()
    const body = { ...question, pageNumber, pageSize: LARGEST_PAGE }
    const { totalItemCount, message } = await call(endpoint, { body, ...(signal && { signal }) })
    // A row that moved to a later page while we read is not written twice.
    for (const row of message) if (!seen.has(row._id) && seen.add(row._id)) rows.push(row)
    onProgress?.(rows.length, Math.max(rows.length, totalItemCount))
    // A page may be shorter where the server leaves a row out that it cannot read.
    if ((pageNumber + 1) * LARGEST_PAGE >= totalItemCount) return rows
  }
}
