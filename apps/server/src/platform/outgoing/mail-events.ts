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

/** Notes what became of mails; answers the messages of directors whose copies got further. Null when it is no list of events. */
export async function noteMailEvents(db: Queryable, body: string, at: string): Promise<Set<string> | null> {
  const { data } = mailEvents.safeParse(parsed(body))
  if (!data) return null
  const further = new Set<string>()
  for (const event of data) {
    const message = await noteOne(db, event, at)
    if (message) further.add(message)
  }
  return further
}

/** What an event says of the mail itself. */
const arrivalOf = ({ event, type }: MailEvent): 'delivered' | 'bounced' | 'failed' | null => {
  if (event === 'delivered') return 'delivered'
  // A mail that is blocked may come through tomorrow; one that bounces has no mailbox.
  if (event === 'bounce') return type === 'blocked' ? 'failed' : 'bounced'
  return event === 'dropped' ? 'failed' : null
}

async function noteOne(db: Queryable, one: MailEvent, at: string): Promise<string | null> {
  const { event, email, message } = one
  const arrival = arrivalOf(one)
  const further = message && arrival ? await noteArrival(db, message, arrival) : null
  if (!email) return further
  if (arrival === 'bounced') await noteUnreachable(db, email, 'bounced', at)
  else if (event === 'spamreport') await noteUnreachable(db, email, 'complained', at)
  else if (event === 'unsubscribe' || event === 'group_unsubscribe') await noteUnreachable(db, email, 'unsubscribed', at)
  return further
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
