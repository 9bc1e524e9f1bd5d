import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { eq, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

type OwnTable = PgTable & Record<'director' | 'systemDefault', AnyPgColumn>
type OwnRow = { director: string | null; systemDefault: boolean }
type Sent = { director?: string | null; systemDefault?: boolean | null }

/** The policy `own.see` as a condition: the system's rows and one's own; everything for admins. */
export const ownedBy = (table: OwnTable, director: string): SQL | undefined =>
  or(eq(table.systemDefault, true), eq(table.director, director))

/** What a plain family of own rows has in common: only an admin makes system rows, or rows of somebody else. `starts`: of its record. */
export const ownRows = (table: OwnTable, { starts }: { starts: { systemDefault: boolean } }) => ({
  scope: (actor: Actor | null) => (isAdmin(actor) ? undefined : ownedBy(table, actor?.id ?? '')),
  decides: ['director'],
  subject: (row: OwnRow) => row,
  onCreate: (body: Sent, { actor }: { actor: Actor }) =>
    isAdmin(actor) ? { systemDefault: body.systemDefault ?? starts.systemDefault } : { director: actor.id, systemDefault: false },
  onChange: (body: Sent, row: OwnRow, { actor }: { actor: Actor }) =>
    isAdmin(actor) ? { systemDefault: body.systemDefault ?? row.systemDefault } : { director: row.director, systemDefault: false },
})
