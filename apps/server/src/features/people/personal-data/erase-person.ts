import { refused } from '@ramplight/domain/kernel/errors'
import { isAdmin } from '@ramplight/domain/policies/who'
import { fullName } from '@ramplight/domain/registration/full-name'
import { type SQL, sql } from 'drizzle-orm'
import { leaveOwnTeams } from '#features/registration/teams/index'
import { writeAudit } from '#platform/audit/write-audit'
import { inTransaction } from '#platform/database/in-transaction'
import type { Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { logLine } from '#platform/logging/redact'
import { demandAnotherAdmin, holdAdmins, type UserRow, userStore } from '../users/index.ts'
import { HELD, type Held, type Subject } from './held-data.ts'

/** How somebody is called whom nobody is to know any more. */
const NOBODY = { first_name: 'Angler', last_name: '' }

/**
 * Erases a person everywhere (C-8). What they fished and paid stays with its numbers and their id, which says nothing. Official
 * results keep the name unless `hideName`; who is in none keeps none. The record of changes keeps that it was done, and by whom.
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
    const subject = { id: person.id, email: person.email?.toLowerCase() ?? null, phone: person.phone }
    const keepsName = !hideName && (await isInResults(tx, person.id))
    const gone = await eraseHeld(tx, subject, contents)
    await leaveOwnTeams(tx, person.id, doer)
    await eraseRecipient(tx, person.id)
    await eraseFromHistory(tx, person, gone)
    await writeAudit(tx, doer, { action: 'erased', family: userStore.name, record: person.id, summary: 'Erased a person' })
    await erasePersonRow(tx, person.id, keepsName ? person : NOBODY, doer.at)
    await eraseLines(tx, { id: person.id, at: doer.at }, contents)
  })
  // Their rows are gone: what cannot be removed now is without a row, and the sweep of files removes it.
  await deps.files.store.remove(contents).catch(() => logLine('Files of an erased person stay for the sweep'))
}

/** Lines of a book that were merged into this person left it with a name and a phone of their own: they are the same person's. */
async function eraseLines(tx: Tx, { id, at }: { id: string; at: string }, contents: string[]): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`select local_id as id from id_alias where canonical_id = ${id} and tbl = 'users'`)
  for (const line of await userStore.lockMany(
    tx,
    rows.map((row) => row.id),
  )) {
    const gone = await eraseHeld(tx, { id: line.id, email: line.email?.toLowerCase() ?? null, phone: line.phone }, contents)
    await eraseFromHistory(tx, line, gone)
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

/**
 * The history keeps that something was done, when and by whom. What it tells of this person goes: as a whole in lines about them
 * and about what was theirs, by its words in lines about what they had a part in.
 */
async function eraseFromHistory(tx: Tx, person: UserRow, gone: string[]): Promise<void> {
  const { id } = person
  const own = sql`record = any(${sql.param([id, ...gone])}::text[])`
  await tx.execute(sql`update audit_log set before = null, after = null, summary = 'Erased' where ${own}`)
  const isNamed = sql`(before::text like ${`%${id}%`} or after::text like ${`%${id}%`} or summary like ${`%${fullName(person)}%`})`
  await tx.execute(sql`update audit_log set summary = ${replaced(sql`summary`, wordsOf(person))} where ${isNamed}`)
  const words = [...pairsOf(person), ...wordsOf(person).map(([word, instead]): Words => [JSON.stringify(word).slice(1, -1), instead])]
  const without = (column: SQL, type: SQL) => sql`${replaced(sql`${column}::text`, words)}::${type}`
  const [json, jsonb] = [sql`json`, sql`jsonb`]
  await tx.execute(
    sql`update audit_log set before = ${without(sql`before`, jsonb)}, after = ${without(sql`after`, jsonb)} where ${isNamed}`,
  )
  await tx.execute(sql`update idempotency_keys set answer = ${without(sql`answer`, json)} where answer::text like ${`%${id}%`}`)
  await tx.execute(sql`update sync_op set detail = ${without(sql`detail`, jsonb)} where detail::text like ${`%${id}%`}`)
  await tx.execute(sql`update sync_conflict set mine = ${without(sql`mine`, jsonb)}, theirs = ${without(sql`theirs`, jsonb)},
    base = ${without(sql`base`, jsonb)} where concat(mine, theirs, base) like ${`%${id}%`}`)
}

type Words = [word: string, instead: string]

const replaced = (text: SQL, words: readonly Words[]): SQL =>
  words.reduce((inner, [word, instead]) => sql`replace(${inner}, ${word}, ${instead})`, text)

/** A town is many people's: it goes only where it stands as a field of a record. */
const pairsOf = ({ city, state }: UserRow): Words[] =>
  Object.entries({ city, state }).flatMap(([field, value]): Words[] =>
    value ? ['', ' '].map((blank) => [`"${field}":${blank}${JSON.stringify(value)}`, `"${field}":${blank}null`]) : [],
  )

/** The longest first, so that no part of one is left of another. */
const wordsOf = ({ first_name, last_name, email, phone, street, zip, username, club_name, profileIcon }: UserRow): Words[] => [
  [fullName({ first_name, last_name }), 'Angler'],
  ...[email, phone, street, username, club_name, profileIcon, zip].flatMap((word): Words[] => (word ? [[word, '']] : [])),
  ...[first_name, last_name].flatMap((word): Words[] => (word.trim().length > 2 ? [[word, 'Angler']] : [])),
]

async function erasePersonRow(tx: Tx, id: string, { first_name, last_name }: typeof NOBODY, at: string): Promise<void> {
  await tx.execute(sql`update users set first_name = ${first_name}, last_name = ${last_name}, email = null, phone = null, street = null,
    city = null, state = null, zip = null, username = null, profile_icon = null, user_profile = null, club_name = null,
    password_hash = null, confirmed = false, active = false, tours = '[]', fished_tours = null, seasons = '[]', divisions = '[]',
    director = null, last_login_at = null, deleted = true, rev = rev + 1, updated_at = ${at}::timestamptz where id = ${id}`)
}
