import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { ImportUser, usersAtOnceCalls } from '@ramplight/contract/people/users-at-once'
import { type AnglerBook, RowProblem } from '@ramplight/domain/registration/angler-book'
import { tenDigits } from '@ramplight/domain/registration/ten-digits'
import { sql } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import { type Outcome, writeTogether } from '#platform/database/outcomes'
import type { Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { problemOf } from '#platform/http/errors'
import { insertUsers, type NewUser } from './create-users.ts'
import { openAnglerBook } from './open-angler-book.ts'
import type { Values } from './related/user-bodies.ts'
import { about, valuesOfNew, writerOf } from './related/user-rules.ts'
import { visiblePeople } from './users.queries.ts'
import { type UserRow, userStore, withPassword } from './users.store.ts'

type Answer = ResponseOf<typeof usersAtOnceCalls.importUsers>
type Line = Omit<ImportUser, 'first_name' | 'last_name'> & { first_name: string; last_name: string }
type Known = { name: string; doubtful?: true }
type Result = { row: number; problem: string } | { row: number; id: string; line: Line; fresh?: NewUser; known?: Known }
/** `check`: nothing is written. */
type Asked = { tours?: string[] | undefined; check?: boolean | undefined }

/** What a list may fill in where nothing is known yet. */
const FILLED = ['phone', 'street', 'city', 'state', 'zip', 'club_name'] as const

/** As it is meant: no blanks, and no e-mail where a list says `N/A`. */
const read = ({ first_name, last_name, email, ...rest }: ImportUser): Line => ({
  ...rest,
  first_name: first_name?.trim() ?? '',
  last_name: last_name?.trim() ?? '',
  email: email && !/^n\/?a$/i.test(email.trim()) ? email : null,
})

/**
 * Brings a list of anglers (2 §3, A86): each is known by phone, then by e-mail, then by the exact name, or made. Who is
 * known joins the tours, and only what nobody has written down yet is filled in, nothing at all of who has an account. A
 * line that cannot be used is refused by its number; the others count. The same list again changes nothing.
 */
export async function importUsers(sent: ImportUser[], { tours, check = false }: Asked, { actor, deps, doer }: Work): Promise<Answer> {
  const writer = await writerOf(deps.db, actor, [])
  const rights = valuesOfNew({ first_name: '', last_name: '', ...(tours ? { tours } : {}) }, writer)
  const lines = sent.map(read)
  return inTransaction(deps.db, async (tx) => {
    // Two lists of one book at the same time would both make the same angler.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`import users of ${writer.helps ?? actor.id}`}))`)
    const book = await openAnglerBook(tx, lines, visiblePeople(actor), { actor, asOneName: true })
    const results = lines.map((line, index) => look(book, line, index + 1, rights))
    if (check) return answerOf(results, new Map())
    const made = await insertUsers(
      tx,
      results.flatMap((one) => ('fresh' in one && one.fresh ? [{ id: one.id, row: one.fresh }] : [])),
      doer,
      ' came with a list',
    )
    const completed = await completeKnown(tx, results, rights, doer)
    return answerOf(results, new Map([...made, ...completed].map((one) => [one.id, one])))
  })
}

function look(book: AnglerBook, line: Line, row: number, rights: Values): Result {
  try {
    if (!line.first_name && !line.last_name) throw new RowProblem('A name is required.')
    if (!line.phone?.trim()) throw new RowProblem('A phone number is required. Please enter as (xxx) xxx-xxxx')
    const [found] = book.findAll([line])
    if (!found?.fresh) {
      const known = { name: book.nameOf(found!.id), ...(book.isDoubtful(line, found!) ? { doubtful: true as const } : {}) }
      return { row, id: found!.id, line, known }
    }
    book.keep([found.fresh])
    const { _id, ...fresh } = found.fresh
    return { row, id: _id, line, fresh: { ...rights, ...fresh, id: _id, club_name: line.club_name || null } }
  } catch (problem) {
    if (!(problem instanceof RowProblem)) throw problem
    return { row, problem: problem.message }
  }
}

/** Who was known, with what the list adds. */
async function completeKnown(tx: Tx, results: Result[], rights: Values, doer: Doer): Promise<Outcome<UserRow>[]> {
  const fresh = new Set(results.flatMap((one) => ('fresh' in one && one.fresh ? [one.id] : [])))
  const lines = new Map(results.flatMap((one) => ('id' in one && !fresh.has(one.id) ? [[one.id, one.line] as const] : [])))
  const rows = await userStore.lockMany(tx, [...lines.keys()])
  const accounts = await withPassword(tx, [...lines.keys()])
  const changed = rows.flatMap((before) => {
    const changes = additions(before, lines.get(before.id)!, rights.tours ?? [], accounts.has(before.id))
    return Object.keys(changes).length ? [{ id: before.id, before, changes }] : []
  })
  const write = (part: Tx, some: typeof changed) => userStore.updateMany(part, some, doer, (row) => about(row, ' came with a list'))
  return writeTogether(tx, changed, write, problemOf)
}

function additions(before: UserRow, line: Line, wanted: string[], hasAccount: boolean): Partial<UserRow> {
  const tours = wanted.filter((tour) => !before.tours.includes(tour))
  const joined = tours.length && before.userType === 'Angler' ? { tours: [...before.tours, ...tours] } : {}
  if (hasAccount || before.userType !== 'Angler') return joined
  const said = { ...line, phone: tenDigits(line.phone ?? '') }
  const filled = FILLED.flatMap((field) => (!before[field] && said[field] ? [[field, said[field]]] : []))
  return { ...joined, ...Object.fromEntries(filled) }
}

function answerOf(results: Result[], written: Map<string, Outcome<UserRow>>): Answer {
  const told: Answer['results'] = results.map((one) => {
    if ('problem' in one) return { row: one.row, outcome: 'refused', message: one.problem }
    const outcome = written.get(one.id)
    if (outcome && 'problem' in outcome) return { row: one.row, outcome: 'refused', message: outcome.problem.message }
    return { row: one.row, outcome: one.fresh ? 'created' : 'matched', _id: one.id, ...one.known }
  })
  const refused = told.flatMap(({ row, outcome, message = '' }) => (outcome === 'refused' ? [{ row, message }] : []))
  const count = (outcome: string) => told.filter((one) => one.outcome === outcome).length
  return { ok: !refused.length, created: count('created'), matched: count('matched'), results: told, refused }
}
