import { newId } from '@ramplight/contract/kernel/new-id'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Doer } from '#platform/audit/doer'
import { hashNewPassword, type NewPasswordHash } from '#platform/auth/passwords'
import { inTransaction } from '#platform/database/in-transaction'
import { type Outcome, outcomeOf, outcomeSoon, rowsOf, writeTogether } from '#platform/database/outcomes'
import { isStored } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { problemOf } from '#platform/http/errors'
import type { CreateBody, Values } from './related/user-bodies.ts'
import { about, knownOf, valuesOfNew, writerOf } from './related/user-rules.ts'
import { accountsOf, storePasswords, type UserRow, userStore } from './users.store.ts'

export type NewUser = Values & { id: string }

/** Creates people, each for itself, in as many statements for a hundred as for one. A repeat answers what is stored. */
export async function createUsers(bodies: CreateBody[], { actor, deps, doer }: Work): Promise<Outcome<UserRow>[]> {
  const writer = await writerOf(deps.db, actor, bodies)
  const sent = bodies.map((body) => ({ ...body, _id: body._id ?? newId() }))
  const hashes = new Map<string, NewPasswordHash>()
  const planned = await Promise.all(
    sent.map((body) =>
      outcomeSoon(body._id, async () => {
        const values = { ...valuesOfNew(body, writer), id: body._id }
        if (body.password) hashes.set(body._id, await hashNewPassword(body.password, knownOf(body)))
        return values
      }),
    ),
  )
  return inTransaction(deps.db, async (tx) => {
    const outcomes = await insertUsers(tx, planned, doer)
    const written = new Set(rowsOf(outcomes).map(({ id }) => id))
    await storePasswords(tx, new Map([...hashes].filter(([id]) => written.has(id))), 'onlyFirst')
    return outcomes
  })
}

/** Inserts what is planned; of two with one e-mail or one id, the first. The order of the plan is kept. */
export async function insertUsers(tx: Tx, planned: Outcome<NewUser>[], doer: Doer, what = ''): Promise<Outcome<UserRow>[]> {
  const values = rowsOf(planned)
  const emails = values.flatMap(({ email }) => email?.toLowerCase() ?? [])
  const accounts = await accountsOf(tx, emails)
  const fresh = new Map<string, NewUser>()
  const checked = planned.map((one) => ('problem' in one ? one : outcomeOf(one.id, () => claim(one.row, accounts, fresh))))
  const inserted = await writeTogether(
    tx,
    [...fresh.values()],
    (part, rows) => userStore.insertMany(part, rows, doer, (row) => about(row, what)),
    problemOf,
  )
  const done = new Map(inserted.map((one) => [one.id, one]))
  const others = rowsOf(checked).flatMap(({ id }) => (done.has(id) ? [] : [id]))
  const stored = new Map((await userStore.lockMany(tx, others)).map((row) => [row.id, row]))
  return checked.map((one) => {
    if ('problem' in one) return one
    const mine = done.get(one.id)
    if (mine && 'problem' in mine) return mine
    const row = mine?.row ?? stored.get(one.id)
    return outcomeOf(one.id, () => {
      if (!row || row.deleted || !isStored(row, one.row)) throw refused('record.id-taken')
      return row
    })
  })
}

/** The e-mail belongs to this one from here on. */
function claim(values: NewUser, accounts: Map<string, string>, fresh: Map<string, NewUser>): NewUser {
  const email = values.email?.toLowerCase()
  const holder = email ? accounts.get(email) : undefined
  if (holder && holder !== values.id) throw refused('account.email-taken')
  if (email) accounts.set(email, values.id)
  if (!fresh.has(values.id)) fresh.set(values.id, values)
  return values
}
