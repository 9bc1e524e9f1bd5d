import type { SearchBody } from '@ramplight/contract/kernel/paging'
import type { AnySubject } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import type { SQL } from 'drizzle-orm'
import type { Doer } from '../audit/doer.ts'
import type { About, Records, RecordTable, RowOf } from '../database/records.ts'
import type { Queryable } from '../database/types.ts'
import type { Deps } from './deps.ts'
import type { FoundElsewhere, SeenAs } from './search-of.ts'

/** A record that another one hangs on, and how to find several of them by id in one statement. */
// biome-ignore lint/suspicious/noExplicitAny: each field of a family has parents of its own kind
export type ParentLoader = (db: Queryable, ids: string[], actor: Actor | null) => Promise<Map<string, any>>
/** An id that a record names anew, and the record as it would be. */
export type NamedThere = { id: string; row: object; parents: Parents | null }
/** Which of these may be named there, where that depends on the record: asked once for all of a call. */
export type ReferenceRule = (db: Queryable, named: NamedThere[], actor: Actor) => Promise<(one: NamedThere) => boolean>
export type Loaded = Record<string, Map<string, unknown>>
export type Parents = Record<string, unknown>
type ParentsOf<P extends Record<string, ParentLoader>> = {
  [Field in keyof P]: Awaited<ReturnType<P[Field]>> extends Map<string, infer Row> ? Row | null : never
}

/** What the hooks of a family are told. `actor` is always somebody: nobody writes without a session. */
export type Hook<P> = { actor: Actor; deps: Deps; doer: Doer; parents: P }

/**
 * What makes a family one: declared once, and every call of it (one record, many, a page) follows from it.
 * Hooks are asked about one record; what needs the database for many belongs into `parents` and `references`,
 * which are read in one statement for the whole call.
 */
export type Family<T extends RecordTable, P extends Record<string, ParentLoader> = Record<string, ParentLoader>> = {
  store: Records<T>
  /**
   * Which rows a bare list or search may see. Never unbounded by accident: there is no default. `terms` are what a search
   * names, nothing for a list: naming a public parent may show more than a list does.
   */
  scope: (actor: Actor | null, deps: Deps, terms: SearchBody) => SQL | undefined | Promise<SQL | undefined>
  /** Records a policy asks about, by the field that names them. One that is named and not there: the row does not exist. */
  parents?: P
  /**
   * Other records that must exist, and be the actor's to name, when a creation or a change names them anew: an id or a list of
   * ids by field (`standings.results.tournament` for one inside); else `reference.unknown`. What a record names already stays named.
   * A loader answers those that may be named anywhere; `rule` is asked about each place.
   */
  references?: Record<string, ParentLoader | { rule: ReferenceRule }>
  /** Fields that hold an id and need no rule here: the server says them itself, or a hook refuses what is not to be named. */
  decides?: readonly string[]
  /** What the policies want to know about a row: its own columns and its parents. Also asked about a row to be made. */
  subject: (row: RowOf<T>, parents: ParentsOf<P>) => AnySubject
  /** Fields the server sets on creation, such as the owner, before the policy is asked. */
  stamp?: (body: never, actor: Actor) => object
  /** Fields the server sets on creation once it is allowed; may refuse. */
  onCreate?: (body: never, hook: Hook<ParentsOf<P>>) => Promise<object> | object
  /** Fields the server checks or strips on a change; may refuse. */
  onChange?: (changes: never, row: RowOf<T>, hook: Hook<ParentsOf<P>>) => Promise<object> | object
  /** May refuse a deletion. */
  onRemove?: (row: RowOf<T>, hook: Hook<ParentsOf<P>>) => Promise<void> | void
  /** Rows as `viewer`, who is known to see them, may see them: fields hidden, names filled in. All at once, for one statement. */
  present?: (rows: RowOf<T>[], viewer: Actor | null, deps: Deps) => object[] | Promise<object[]>
  /** One line for the record, and the tournament it belongs to, if any. */
  about: (row: RowOf<T> & { name?: unknown }) => About
  /** Where `words` finds fields of the record that are no columns. */
  elsewhere?: FoundElsewhere
  /** By what this person finds fields that `present` shows them otherwise. */
  seenAs?: (actor: Actor | null, deps: Deps) => SeenAs
}

/** Takes what it is given. A method's arguments are compared both ways, so any function that answers this is one. */
// biome-ignore lint/suspicious/noExplicitAny: rows and bodies of a table that is not known here
type Taking<Result> = { it(...given: any[]): Result }['it']

/** Any family, for what needs none of its own columns: its functions are given rows and bodies that are known to be its own. */
export type AnyFamily = {
  [Part in keyof Family<RecordTable>]: NonNullable<Family<RecordTable>[Part]> extends (...given: never[]) => infer Result
    ? Taking<Result>
    : Part extends 'store'
      ? // biome-ignore lint/suspicious/noExplicitAny: the store of any table
        Records<any>
      : Family<RecordTable>[Part]
}
// biome-ignore lint/suspicious/noExplicitAny: and a row of it
export type AnyRow = RowOf<RecordTable> & Record<string, any>

/** Parents of a store, by id. */
export const inStore =
  <T extends RecordTable>(store: Pick<Records<T>, 'findMany'>) =>
  async (db: Queryable, ids: string[]): Promise<Map<string, RowOf<T>>> =>
    new Map((await store.findMany(db, ids)).map((row) => [row.id, row]))

/** For `onCreate` and `onChange`: what a body may bring and no column keeps (`leftOut` of the contract). */
export const leaveOut = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, undefined])) as Record<Name, undefined>
