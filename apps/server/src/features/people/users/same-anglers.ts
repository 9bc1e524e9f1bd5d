import { sameAngler } from '@ramplight/domain/registration/same-angler'
import { and, eq, or, sql } from 'drizzle-orm'
import type { Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { atNumber } from './at-number.ts'
import { writerOf } from './related/user-rules.ts'
import { visiblePeople } from './users.queries.ts'
import { people, userStore } from './users.store.ts'

type NewPerson = { _id: string; first_name?: string; last_name?: string; email?: string | null; phone?: string | null }

/**
 * Who of these is in the book already, made by another station: the same e-mail, or the same phone, as far as it counts, and name. Only among those
 * whom the actor sees; a mailbox of somebody else stays theirs. Two stations that send one angler at the same moment are two in
 * a row.
 */
export async function sameAnglers(tx: Tx, sent: Record<string, unknown>[], { actor, deps }: Work): Promise<Map<string, string>> {
  const bodies = sent as NewPerson[]
  const { helps } = await writerOf(deps.db, actor, [])
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`import users of ${helps ?? actor.id}`}))`)
  const emails = bodies.flatMap(({ email }) => email?.toLowerCase() || [])
  const phones = bodies.flatMap(({ phone }) => phone || [])
  if (!emails.length && !phones.length) return new Map()
  const listed = or(sql`lower(${people.email}) = any(${sql.param(emails)}::text[])`, atNumber(phones, 'counts'))
  const known = await userStore.list(tx, and(listed, visiblePeople(actor), eq(people.userType, 'Angler')))
  return new Map(
    bodies.flatMap((body) => {
      const others = known.filter((one) => one.id !== body._id)
      const same = sameAngler(others, body)
      return same ? [[body._id, same.id] as const] : []
    }),
  )
}
