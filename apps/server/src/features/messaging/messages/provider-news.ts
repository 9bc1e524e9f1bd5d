import { wholeStatus } from '@ramplight/domain/messaging/delivery-state'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db } from '#platform/database/types'
import { everInStore } from '#platform/http/ever-in-store'
import type { Heard } from '#platform/outgoing/heard'
import { outgoingMessages as copies } from '#platform/outgoing/outgoing.table'
import { sha256 } from '#platform/sha256'
import { deliveriesOf } from './deliveries.ts'
import { messageStore } from './messages.store.ts'
import { messages } from './messages.table.ts'

const everWritten = everInStore(messageStore)

/** What providers tell, as it counts for messages of directors. */
export const providerNews: Heard = {
  /** Held, so that of two last ones that arrive at once the second sees the first. */
  async arrived(db: Db, id: string) {
    await inTransaction(db, async (tx) => {
      const row = await messageStore.find(tx, id, 'update')
      if (!row || row.status === 'Received - Read') return
      const deliveries = (await deliveriesOf(tx, [row])).get(id) ?? []
      const status = wholeStatus(deliveries.map(({ state }) => state))
      if (status !== 'Sent' && status !== row.status)
        await tx
          .update(messages)
          .set({ status, rev: sql`${messages.rev} + 1` })
          .where(eq(messages.id, id))
    })
  },

  /**
   * An answer goes to whoever's text went out last to this number; that the text was taken back since does not matter: it was read.
   * The provider may tell it twice: its name makes the id.
   */
  async replied(db: Db, { from, text, reference, at }) {
    const [last] = await db
      .select({ message: copies.message, person: copies.person })
      .from(copies)
      .where(and(eq(copies.to, from), eq(copies.kind, 'sms'), isNotNull(copies.message), isNotNull(copies.sentAt)))
      .orderBy(desc(copies.sentAt))
      .limit(1)
    const asked = last?.message ? (await everWritten(db, [last.message])).get(last.message) : null
    if (!asked?.sender || !last?.person) return
    const id = sha256(`sms-reply ${reference}`).slice(0, 24)
    const { tournament, tour, season } = asked
    const reply = {
      ...{ id, sender: last.person, recipients: [asked.sender], type: 'sms' as const, message: text.slice(0, 4000) },
      ...{ tournament, tour, season, status: 'Received - Not Read' as const },
    }
    const doer = { id: last.person, at, device: null, impersonator: null }
    await messageStore.insertMany(db, [reply], doer, () => ({ tournament, summary: 'Answer by text message' }))
  },
}
