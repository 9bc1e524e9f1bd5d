import { type SyncTable, WEIGH_BOOK_TABLES, WEIGH_TABLES } from '@ramplight/contract/sync/tables'

/**
 * A tour as who only weighs sees it, and the book of its director, are scopes of their own: each reads the feed of another scope, and of
 * that only a few tables. Whoever is given more, or has less from now on, leaves one scope and begins with the other, so that no record
 * stays as it was seen before.
 */
const VIEWS = [
  { prefix: 'weigh:', feed: 'tour:', tables: WEIGH_TABLES },
  { prefix: 'weigh-dir:', feed: 'dir:', tables: WEIGH_BOOK_TABLES },
] as const

export const weighScope = (tour: string): string => `weigh:${tour}`
export const weighBookScope = (director: string): string => `weigh-dir:${director}`
const viewOf = (scope: string) => VIEWS.find(({ prefix }) => scope.startsWith(prefix))
/** Where the database counts what happens in this scope. */
export const feedOf = (scope: string): string => {
  const view = viewOf(scope)
  return view ? `${view.feed}${scope.slice(view.prefix.length)}` : scope
}
/** The tables that a scope shows; null: all. */
export const tablesOf = (scope: string): readonly SyncTable[] | null => viewOf(scope)?.tables ?? null
/** A tour or a book of which everything is shown. */
export const isWhole = (scope: string): boolean => VIEWS.some(({ feed }) => scope.startsWith(feed))
