import { refused } from '@ramplight/domain/kernel/errors'
import { isAdmin } from '@ramplight/domain/policies/who'
import { type SQL, sql } from 'drizzle-orm'
import { leaveOwnTeams } from '#features/registration/teams/index'
import { writeAudit } from '#platform/audit/write-audit'
import { inTransaction } from '#platform/database/in-transaction'
import type { Tx } from '#platform/database/types'
import { removeForGood } from '#platform/file-store/trash'
import type { Work } from '#platform/http/deps'
import { logLine } from '#platform/logging/redact'
import { demandAnotherAdmin, holdAdmins, type UserRow, userStore } from '../users/index.ts'
import { erasures } from './erasures.table.ts'
import { HELD, type Held, type Subject, subjectOf } from './held-data.ts'
import { NAME_INSTEAD, wordsOf } from './without-person.ts'

/** How somebody is called whom nobody is to know any more. */
const NOBODY = { first_name: NAME_INSTEAD, last_name: '' }

/**
 * Erases a person everywhere (C-8). What they fished and paid stays with its numbers and their id, which says nothing. Official
 * results keep the name unless `hideName`; who is in none keeps none. The record of changes keeps that it was done, and by whom; what it
 * tells of them goes within a minute (`clean-history.ts`), so that nobody at the scale waits for it.
 * Devices hear of every row that goes or changes, as of any change.
 */
export async function erasePerson(stored: UserRow, { hideName }: { hideName: boolean }, { actor, deps, doer }: Work): Promise<void> {
  if (stored.id === actor.id && isAdmin(actor)) throw refused('erasure.admin')
  const contents: string[] = []
  await inTransaction(deps.db, async (tx) => {
    if (stored.userType === 'System Admin') demandAnotherAdmin(await holdAdmins(tx), stored, { ...stored, deleted: true })
    const [person] = await userStore.lockMany(tx, [stored.id])
    if (!person) throw refused('record.not-found')
    await refuseWhoDirects(tx, person.id)
    const subject = subjectOf(person)
    const keepsName = !hideName && (await isInResults(tx, person.id))
    const gone = await eraseHeld(tx, subject, contents)
    await leaveOwnTeams(tx, person.id, doer)
    await eraseRecipient(tx, person.id)
    await leaveToClean(tx, person, gone, doer.at)
    await writeAudit(tx, doer, { action: 'erased', family: userStore.name, record: person.id, summary: 'Erased a person' })
    await erasePersonRow(tx, person.id, keepsName ? person : NOBODY, doer.at)
    await eraseLines(tx, { id: person.id, at: doer.at }, contents)
  })
  // Their rows are gone: what cannot be removed now is without a row, and the sweep of files removes it.
  await removeForGood(deps.files.store, contents).catch(() => logLine('Files of an erased person stay for the sweep'))
}

/** Lines of a book that were merged into this person left it with a name and a phone of their own: they are the same person's. */
async function eraseLines(tx: Tx, { id, at }: { id: string; at: string }, contents: string[]): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`select local_id as id from id_alias where canonical_id = ${id} and tbl = 'users'`)
  for (const line of await userStore.lockMany(
    tx,
    rows.map((row) => row.id),
  )) {
    const gone = await eraseHeld(tx, subjectOf(line), contents)
    await leaveToClean(tx, line, gone, at)
    await erasePersonRow(tx, line.id, NOBODY, at)
  }
}

/** A tour without a director is nobody's: whoever directs one hands it over first. */
async function refuseWhoDirects(tx: Tx, id: string): Promise<void> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select (select count(*) from tours where director = ${id} and not deleted)
      + (select count(*) from tournaments where director = ${id} and not deleted)::int as count`)
  const count = Number(rows[0]?.count ?? 0)
  if (count) throw refused('erasure.directs', { count })
}

async function isInResults(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from tournament_results r join tournament_entries e on e.tournament = r.tournament
      where not r.deleted and r.date_finalized is not null and e.users ? ${id} limit 1`)
  return rows.length > 0
}

/** Answers the ids of the rows that went: what was written about them in the history goes, too. `contents` gets where their files lie. */
async function eraseHeld(tx: Tx, subject: Subject, contents: string[]): Promise<string[]> {
  const gone: string[] = []
  for (const [name, held] of Object.entries(HELD) as [string, Held][]) {
    if ('only' in held || 'kept' in held || name === 'users' || name === 'audit_log') continue
    const table = sql.identifier(name)
    const where = held.whose(subject)
    if (held.erase !== 'rows') await tx.execute(sql`update ${table} set ${held.erase as SQL} where ${where}`)
    else {
      const { rows } = await tx.execute<{ row: { id?: string; copies?: { key: string }[] } }>(
        sql`delete from ${table} x where ${where} returning to_jsonb(x) as row`,
      )
      gone.push(...rows.flatMap(({ row }) => row.id ?? []))
      if (name === 'files') contents.push(...rows.flatMap(({ row }) => row.copies?.map(({ key }) => key) ?? []))
    }
  }
  return gone
}

/** Messages to many stay with the others; one to this person alone goes. */
async function eraseRecipient(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`delete from messages where recipients = to_jsonb(array[${id}::text])`)
  await tx.execute(
    sql`update messages set recipients = recipients - ${id}, read_by = read_by - ${id}, rev = rev + 1 where recipients ? ${id}`,
  )
}

/** The history is long: it is cleaned when this is committed, by a job (`clean-history.ts`). */
async function leaveToClean(tx: Tx, person: UserRow, gone: string[], at: string): Promise<void> {
  const row = { person: person.id, at, words: wordsOf(person), gone, step: 0, after: null }
  await tx.insert(erasures).values(row).onConflictDoUpdate({ target: erasures.person, set: row })
}

async function erasePersonRow(tx: Tx, id: string, { first_name, last_name }: typeof NOBODY, at: string): Promise<void> {
  await tx.execute(sql`update users set first_name = ${first_name}, last_name = ${last_name}, email = null, phone = null, street = null,
    city = null, state = null, zip = null, username = null, profile_icon = null, user_profile = null, club_name = null,
    password_hash = null, confirmed = false, active = false, tours = '[]', fished_tours = null, seasons = '[]', divisions = '[]',
    director = null, last_login_at = null, deleted = true, rev = rev + 1, updated_at = ${at}::timestamptz where id = ${id}`)
}
