import { type SyncTable, WEIGH_TABLES } from '@ramplight/contract/sync/tables'

/**
 * A tour as who only weighs sees it is a scope of its own: it reads the feed of the tour, and of that only a few tables. Whoever is given
 * more, or has less from now on, leaves one scope and begins with the other, so that no record stays as it was seen before.
 */
const PREFIX = 'weigh:'

export const weighScope = (tour: string): string => `${PREFIX}${tour}`
const isView = (scope: string): boolean => scope.startsWith(PREFIX)
/** Where the database counts what happens in this scope. */
export const feedOf = (scope: string): string => (isView(scope) ? `tour:${scope.slice(PREFIX.length)}` : scope)
/** The tables that a scope shows; null: all. */
export const tablesOf = (scope: string): readonly SyncTable[] | null => (isView(scope) ? WEIGH_TABLES : null)
