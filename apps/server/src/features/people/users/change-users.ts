import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { hashNewPassword, type NewPasswordHash } from '#platform/auth/passwords'
import { inTransaction } from '#platform/database/in-transaction'
import { type Outcome, outcomeOf, rowsOf, writeTogether } from '#platform/database/outcomes'
import { isStored, StaleRecord } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { problemOf } from '#platform/http/errors'
import { noteSecurity } from '#platform/security/note-security'
import { freshCode, revokeSessionsOf, sendCode, takeOrRefuse, tellBefore } from '../auth/index.ts'
import { demandAnotherAdmin, holdAdmins } from './last-admin.ts'
import { emailToProve, isAccount } from './related/account-keys.ts'
import type { ChangeBody, Values } from './related/user-bodies.ts'
import { about, changesOf, knownOf, type Writer, writerOf } from './related/user-rules.ts'
import { accountsOf, storePasswords, type UserRow, userStore, withPassword } from './users.store.ts'

type Change = { id: string; body: ChangeBody }
/** `pending`: an e-mail that counts once it is proved. */
type Planned = { id: string; before: UserRow; changes: Partial<Values>; pending?: string | null }

/** A stranger's record does not exist; a visible one is forbidden. */
function demand(actor: Actor, row: UserRow | undefined): UserRow {
  if (row && !row.deleted) {
    if (can(actor, 'user.edit', row)) return row
    if (can(actor, 'user.see', row)) throw refused('access.forbidden')
  }
  throw refused('record.not-found')
}

/**
 * Changes people, each for itself, in as many statements for a hundred as for one. What is already so is left alone.
 * A new password, or being switched off, ends the sessions of a person, but for the one (`session`) they change it in.
 */
export async function changeUsers(
  changes: Change[],
  { actor, deps, doer, session = null }: Work & { session?: string | null },
): Promise<Outcome<UserRow>[]> {
  const writer = await writerOf(
    deps.db,
    actor,
    changes.map(({ body }) => body),
  )
  const hashes = await newPasswords(changes, actor, deps)
  return inTransaction(deps.db, async (tx) => {
    const mayEndRights = changes.some(({ body }) => body.active === false || body.userType !== undefined)
    const admins = mayEndRights ? await holdAdmins(tx) : new Set<string>()
    // Held: whose tours these are, and who has an account, stays as it is read here.
    const locked = await userStore.lockMany(tx, [...new Set(changes.map(({ id }) => id))])
    const emails = changes.flatMap(({ body }) => body.email?.toLowerCase() ?? [])
    const state: State = {
      writer,
      admins,
      rows: new Map(locked.map((row) => [row.id, row])),
      accounts: await accountsOf(tx, emails),
      withPassword: changes.some(({ body }) => body.email !== undefined || body.phone !== undefined)
        ? await withPassword(
            tx,
            locked.map(({ id }) => id),
          )
        : new Set(),
    }
    const planned = changes.map(({ id, body }) => outcomeOf(id, () => plan(state, id, body)))
    const outcomes = await writeChanges(
      planned,
      (rows) =>
        writeTogether(
          tx,
          rows,
          (part, some) => userStore.updateMany(part, some, doer, (row) => about(row, hashes.has(row.id) ? ', new password' : '')),
          problemOf,
        ),
      hashes,
    )
    const written = rowsOf(outcomes)
    const newKeys = new Map(written.flatMap(({ id }) => (hashes.has(id) ? [[id, hashes.get(id)!] as const] : [])))
    await storePasswords(tx, newKeys)
    const ended = written.filter((row) => newKeys.has(row.id) || !row.active).map(({ id }) => id)
    await revokeSessionsOf(tx, ended, deps.now(), session)
    for (const user of newKeys.keys()) await noteSecurity(tx, deps.now(), { kind: 'password-changed', user, admin: actor.impersonator })
    for (const one of rowsOf(planned)) await tellOfEmail(tx, one, deps)
    return outcomes
  })
}

/** The hashes of the passwords that `actor` may set: their own, and as an admin anybody's. */
async function newPasswords(changes: Change[], actor: Actor, deps: Work['deps']): Promise<Map<string, NewPasswordHash>> {
  const wanted = changes.filter(({ id, body }) => body.password && (id === actor.id || isAdmin(actor)))
  if (!wanted.length) return new Map()
  const stored = await userStore.findMany(
    deps.db,
    wanted.map(({ id }) => id),
  )
  const byId = new Map(stored.map((row) => [row.id, row]))
  const hashes = new Map<string, NewPasswordHash>()
  for (const { id, body } of wanted) hashes.set(id, await hashNewPassword(body.password!, knownOf(body, byId.get(id))))
  return hashes
}

/** The new address of an account is sent a code; one that is taken away is told at once. */
async function tellOfEmail(tx: Tx, { id, before, changes, pending }: Planned, deps: Work['deps']): Promise<void> {
  // Counted where the letter is left: when that is taken back, none was sent.
  if (pending) await takeOrRefuse(deps, { what: 'changeEmail', from: id, account: id }, tx)
  if (pending) await noteSecurity(tx, deps.now(), { kind: 'email-asked', user: id })
  if (pending) await sendCode(tx, await freshCode(), { user: id, sentTo: pending, about: 'email' }, deps.now())
  else if (before.confirmed && before.email && changes.email === null) await tellBefore(tx, before, before.email, deps.now())
}

type State = { writer: Writer; admins: Set<string>; rows: Map<string, UserRow>; accounts: Map<string, string>; withPassword: Set<string> }

function plan({ writer, admins, rows, accounts, withPassword }: State, id: string, body: ChangeBody): Planned {
  const before = demand(writer.actor, rows.get(id))
  const hasAccount = isAccount(before, writer.actor, withPassword.has(id))
  const { email: said, ...rest } = changesOf(before, body, writer, hasAccount)
  const pending = emailToProve(before, { email: said }, hasAccount)
  const changes: Partial<Values> = pending || said === undefined ? rest : { ...rest, email: said }
  const isSame = isStored(before, changes) && !body.password
  if (!isSame && body._rev !== undefined && body._rev !== before.rev) throw new StaleRecord(before)
  const email = said?.toLowerCase()
  if (email && (accounts.get(email) ?? id) !== id) throw refused('account.email-taken')
  demandAnotherAdmin(admins, before, { ...before, ...changes })
  if (email) accounts.set(email, id)
  // A second change of the same person in one batch starts from the first.
  rows.set(id, { ...before, ...changes } as UserRow)
  return { id, before, changes: isSame ? {} : changes, pending }
}

/** Several changes of one person are one write; none at all is none. */
async function writeChanges(
  planned: Outcome<Planned>[],
  write: (rows: Planned[]) => Promise<Outcome<UserRow>[]>,
  hashes: Map<string, string>,
): Promise<Outcome<UserRow>[]> {
  const merged = new Map<string, Planned>()
  for (const one of rowsOf(planned)) {
    const first = merged.get(one.id)
    merged.set(one.id, first ? { ...first, changes: { ...first.changes, ...one.changes } } : one)
  }
  const isWrite = ({ id, changes }: Planned) => Object.keys(changes).length > 0 || hashes.has(id)
  const written = new Map((await write([...merged.values()].filter(isWrite))).map((one) => [one.id, one]))
  return planned.map((one) => ('problem' in one ? one : (written.get(one.id) ?? { id: one.id, row: one.row.before })))
}
