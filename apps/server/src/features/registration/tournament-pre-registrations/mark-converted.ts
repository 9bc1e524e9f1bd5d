import { rolesFor } from '@ramplight/domain/registration/crew-roles'
import type { CardsOn } from '#features/payments/stripe/takes-cards/index'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import { keepSigned } from '../waiver-acceptances/index.ts'
import { type PreRegistrationRow, sameTeam, preRegistrationStore as store } from './tournament-pre-registrations.store.ts'
import { moveUp } from './waiting-list.ts'

type Entered = { id: string; tournament: string; users: readonly string[] }

/**
 * A boat that is entered under the id of a pre-registration of its tournament is that team: it is converted with the same stroke. One
 * id for both makes it one boat, whoever converts it, where and how often. Its people are those of the boat: who came into the team
 * while a device without a network converted it is in no boat, and can sign up again.
 */
export async function markConverted(tx: Tx, entered: readonly Entered[], doer: Doer): Promise<void> {
  const boats = new Map(entered.map((boat) => [boat.id, boat]))
  const waiting = (await teamsOf(tx, boats)).filter(({ row }) => !row.deleted && !row.converted)
  await store.updateMany(
    tx,
    waiting.map(({ row, boat }) => ({
      before: row,
      changes: {
        converted: true,
        onWaitingList: false,
        heldUntil: null,
        toConfirm: null,
        signed: null,
        ...(sameTeam(row.users, [...boat.users]) ? {} : { users: [...boat.users], ...rolesFor(boat.users, row) }),
      },
    })),
    doer,
    ({ tournament }) => ({ tournament, summary: 'Entered, as pre-registered' }),
  )
  // Who enters it has seen who came by the QR code.
  const signed = waiting.flatMap(({ row: { signed, tournament }, boat }) =>
    (signed ?? []).filter(({ user }) => boat.users.includes(user)).map((one) => ({ ...one, tournament })),
  )
  await keepSigned(tx, signed, doer)
}

/** A boat that is deleted takes its pre-registration along: its people are free to sign up again, and its place goes to who waits. */
export async function takeBackWith(tx: Tx, deleted: readonly Entered[], doer: Doer, on: CardsOn): Promise<void> {
  for (const { row } of await teamsOf(tx, new Map(deleted.map((boat) => [boat.id, boat]))))
    if (!row.deleted) await store.remove(tx, row.id, doer, { tournament: row.tournament, summary: 'Its entry was deleted' })
  const tournaments = deleted.map(({ tournament }) => tournament)
  await moveUp(tx, tournaments, doer, on)
}

/** And a boat that comes back brings it back. */
export async function bringBackWith(tx: Tx, restored: Entered, doer: Doer): Promise<void> {
  const gone = (await teamsOf(tx, new Map([[restored.id, restored]]))).filter(({ row }) => row.deleted)
  await store.updateMany(
    tx,
    gone.map(({ row }) => ({ before: row, changes: { deleted: false, converted: true, heldUntil: null } })),
    doer,
    ({ tournament }) => ({ tournament, summary: 'Its entry was restored' }),
    'restored',
  )
}

async function teamsOf(tx: Tx, boats: ReadonlyMap<string, Entered>): Promise<{ row: PreRegistrationRow; boat: Entered }[]> {
  const rows = await store.lockMany(tx, [...boats.keys()])
  return rows.flatMap((row) => {
    const boat = boats.get(row.id)
    return boat && boat.tournament === row.tournament ? [{ row, boat }] : []
  })
}
