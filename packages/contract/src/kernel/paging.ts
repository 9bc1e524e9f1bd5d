import { z } from 'zod'

/** Paged searches send these (2 §7). */
export const pagingFields = {
  selectAll: z.boolean().optional(),
  sortField: z.string().max(40).optional(),
  sortOrder: z.enum(['asc', 'desc']).optional(),
  pageNumber: z.number().int().min(0).max(1_000_000).optional(),
  pageSize: z.number().int().min(1).max(500).optional(),
}

/** `{ totalItemCount, message }`, where `message` holds the list (1 §7). */
export const paged = <T extends z.ZodType>(item: T) => z.object({ totalItemCount: z.number().int(), message: z.array(item) })

/** Terms, sort and page of a search. */
export type SearchBody = { [field in keyof typeof pagingFields]?: z.output<(typeof pagingFields)[field]> } & Record<string, unknown>

/** Cut, never refused silently (2 §7). */
export const LARGEST_PAGE = 100

/** No list is without a bound. */
export const LIST_LIMIT = 2000
