import { createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'
import type { Queryable } from '../database/types.ts'
import { noteArrival, noteUnreachable } from './unreachable.ts'

/** What the mail provider tells of one mail; what else it says is left out. `message` is ours. */
const mailEvents = z
  .array(
    z.object({
      event: z.string().max(40),
      email: z.string().max(320).optional(),
      message: z.string().max(64).optional(),
      type: z.string().max(40).optional(),
    }),
  )
  .max(5000)
type MailEvent = z.output<typeof mailEvents>[number]

/** Says the provider this, and nobody else? It signs the moment and the body with its own key (ECDSA); `key` is the public half. */
export function isMailProviders(key: string, moment: unknown, signature: unknown, body: string): boolean {
  if (typeof moment !== 'string' || typeof signature !== 'string') return false
  try {
    const half = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
    return verify('sha256', Buffer.from(moment + body), half, Buffer.from(signature, 'base64'))
  } catch {
    return false
  }
}

/** Notes what became of mails. False when it is no list of events. */
export async function noteMailEvents(db: Queryable, body: string, at: string): Promise<boolean> {
  const { data } = mailEvents.safeParse(parsed(body))
  for (const event of data ?? []) await noteOne(db, event, at)
  return data !== undefined
}

async function noteOne(db: Queryable, { event, email, message, type }: MailEvent, at: string): Promise<void> {
  // A mail that is blocked may come through tomorrow; one that bounces has no mailbox.
  const isGone = event === 'bounce' && type !== 'blocked'
  if (message) {
    if (event === 'delivered') await noteArrival(db, message, 'delivered')
    else if (isGone) await noteArrival(db, message, 'bounced')
    else if (event === 'bounce' || event === 'dropped') await noteArrival(db, message, 'failed')
  }
  if (!email) return
  if (isGone) await noteUnreachable(db, email, 'bounced', at)
  else if (event === 'spamreport') await noteUnreachable(db, email, 'complained', at)
  else if (event === 'unsubscribe' || event === 'group_unsubscribe') await noteUnreachable(db, email, 'unsubscribed', at)
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
