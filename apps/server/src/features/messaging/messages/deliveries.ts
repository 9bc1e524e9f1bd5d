import { DELIVERY_STATES, type DeliveryState, deliveryState } from '@ramplight/domain/messaging/delivery-state'
import { fullName } from '@ramplight/domain/registration/full-name'
import { inArray } from 'drizzle-orm'
import { type UserRow, userStore } from '#features/people/users/index'
import type { Queryable } from '#platform/database/types'
import { outgoingMessages as copies, type OutgoingRow } from '#platform/outgoing/outgoing.table'
import type { MessageRow } from './messages.store.ts'

export type Delivery = { person: string; copy: OutgoingRow | null; state: DeliveryState }

/** What became of these messages, person by person, by message. Two people at one address have one copy. */
export async function deliveriesOf(db: Queryable, rows: MessageRow[]): Promise<Map<string, Delivery[]>> {
  const sent = rows.filter(({ type }) => type !== 'note')
  if (!sent.length) return new Map()
  const ids = sent.map(({ id }) => id)
  const found = await db.select().from(copies).where(inArray(copies.message, ids))
  const written = sent.filter(({ id }) => found.some(({ message }) => message === id))
  const byPerson = new Map(found.map((copy) => [`${copy.message} ${copy.person}`, copy]))
  const byAddress = new Map(found.map((copy) => [`${copy.message} ${copy.to.toLowerCase()}`, copy]))
  const without = written.flatMap((row) => row.recipients.filter((person) => !byPerson.has(`${row.id} ${person}`)))
  const people = new Map((await userStore.findMany(db, [...new Set(without)])).map((person) => [person.id, person]))
  const shared = (row: MessageRow, { email, phone }: UserRow) =>
    byAddress.get(`${row.id} ${(row.type === 'sms' ? phone : email)?.toLowerCase() ?? ''}`)
  return new Map(
    written.map((row) => [
      row.id,
      row.recipients.map((person) => {
        const other = people.get(person)
        const copy = byPerson.get(`${row.id} ${person}`) ?? (other && shared(row, other)) ?? null
        return { person, copy, state: deliveryState(copy, row.readBy.includes(person)) }
      }),
    ]),
  )
}

/** How many are in which state. */
export function countsOf(deliveries: readonly Delivery[]): Record<DeliveryState, number> {
  const counts = Object.fromEntries(DELIVERY_STATES.map((state) => [state, 0])) as Record<DeliveryState, number>
  for (const { state } of deliveries) counts[state]++
  return counts
}

/** For who wrote it: names, states, and when it was sent. */
export async function namedDeliveries(db: Queryable, row: MessageRow) {
  const deliveries = (await deliveriesOf(db, [row])).get(row.id) ?? []
  const people = new Map(
    (
      await userStore.findMany(
        db,
        deliveries.map(({ person }) => person),
      )
    ).map((one) => [one.id, one]),
  )
  return deliveries.map(({ person, copy, state }) => ({
    ...{ _id: person, state, kind: copy?.kind ?? null, at: copy?.sentAt ?? null },
    name: people.has(person) ? fullName(people.get(person)!) : '',
  }))
}
