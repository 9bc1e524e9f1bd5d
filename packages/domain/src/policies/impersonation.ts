import { same } from '../sync/leaves.ts'

/** One write of a family: what was there before and what is there afterwards. A new record has no `before`, a deleted one no `after`. */
export type FamilyWrite = { family: string; before?: unknown; after?: unknown }

type Row = Readonly<Record<string, unknown>>
/** `fields`: those that stay as they are; `all`: the record as a whole, also its beginning and its end. `of`: of these records alone. */
type Never = { fields: 'all' | readonly string[]; of?: (row: Row, self: string) => boolean }

/** Somebody signs in as them, or it is the very person who is acted as. Everybody else is a line in a director's book. */
const isAccount = (row: Row, self: string): boolean => row.confirmed === true || row.id === self
const helps = (row: Row): boolean => row.isAssistant === true

/**
 * What an admin never does while acting as somebody else, by family: where money goes, how somebody signs in and is reached, and
 * who may do what. They do it in their own name, or the person does. Asked of every write there is (`write-audit.ts`).
 */
export const NEVER_AS_SOMEBODY_ELSE: Readonly<Record<string, readonly Never[]>> = {
  // Where money goes.
  accounts: [{ fields: 'all' }],
  users: [
    // The account: how its owner signs in and is reached, and that there is one.
    { fields: ['password', 'email', 'phone', 'phoneProvenAt', 'username', 'confirmed', 'deleted'], of: isAccount },
    // What somebody is, and what an assistant runs.
    { fields: ['userType', 'isAssistant', 'active', 'weighTours'] },
    { fields: ['tours'], of: helps },
  ],
  // Who may work on what is a director's.
  'staff-members': [{ fields: 'all' }],
  'staff-invitations': [{ fields: 'all' }],
  'co-director-invitations': [{ fields: 'all' }],
  tours: [{ fields: ['director'] }],
  divisions: [{ fields: ['director'] }],
  seasons: [{ fields: ['director'] }],
  tournaments: [{ fields: ['director', 'coDirectors'] }],
}

/** What a call may be about that nobody asks for as somebody else, whatever it writes: the call says so in the contract (`own`). */
export type OwnMatter = 'sign-in' | 'export' | 'erasure' | 'cards' | 'money' | 'public-card'

/** What a new record is when nothing else is said of it. */
const NEW: Row = { userType: 'Angler', active: true }

/** Is this a write that nobody makes as somebody else? Always false for who is themself. */
export function isNeverAsSomebodyElse(
  { id, impersonator }: { id: string | null; impersonator?: string | null },
  write: FamilyWrite,
): boolean {
  const rules = impersonator ? NEVER_AS_SOMEBODY_ELSE[write.family] : undefined
  const [before, after] = [rowOf(write.before), rowOf(write.after)]
  if (!rules || (!before && !after)) return false
  const isOf = ({ of }: Never) => [before, after].some((row) => row && (!of || of(row, id ?? '')))
  const isTurned = (field: string) => {
    if (field === 'deleted') return isThere(before) !== isThere(after)
    // What is gone stays as it was.
    return after !== null && !same(said(before ?? NEW, field, id), said(after, field, id))
  }
  return rules.filter(isOf).some(({ fields }) => fields === 'all' || fields.some(isTurned))
}

const rowOf = (value: unknown): Row | null => (typeof value === 'object' && value !== null ? (value as Row) : null)
const isThere = (row: Row | null): boolean => row !== null && row.deleted !== true

/** What is theirs from the beginning, and what is empty, is nothing that anybody has said. */
function said(row: Row, field: string, self: string | null): unknown {
  const value = row[field] ?? null
  return value === self || value === false || (Array.isArray(value) && !value.length) ? null : value
}
