import { SYNC_SCHEMA } from '@ramplight/contract/sync/tables'
import { BOOKS, type Books } from '../desk/desk.ts'
import { compareClock } from '../outbox/compare-clock.ts'
import { isNoRoom, type StoreTx } from '../ports.ts'
import { sendBrokenAgain } from '../quarantine/set-aside.ts'
import { isoOf, type Talk, type Trouble } from './talk.ts'

const CONTACT = 'contact'
/** What is known from the last time the server was reached. */
export type Contact = { at: string; clockOff: number }
export const readContact = async (tx: StoreTx): Promise<Contact | undefined> => (await tx.kv.get(CONTACT))?.v as Contact | undefined

/** Every change up to this one is done with on this device. What came with a rescue file is numbered by another one. */
export const ackThrough = (talk: Talk): Promise<{ devSeq: number; ackThrough: number }> =>
  talk.ports.store.read([], async (tx) => {
    const devSeq = ((await tx.kv.get(BOOKS))?.v as Books | undefined)?.devSeq ?? 0
    const waiting = (await tx.outbox.all()).filter(({ from }) => !from)
    return { devSeq, ackThrough: waiting.reduce((least, op) => Math.min(least, op.devSeq - 1), devSeq) }
  })

/** Who is there, what time it is, and whether what this device sends is still taken. */
export async function sayHello(talk: Talk): Promise<Trouble | null> {
  const { ports, options, state } = talk
  state.set({ phase: 'hello' })
  const { clockOff } = state.get()
  const from = ports.clock.now()
  const known = await ackThrough(talk)
  const answer = await talk.ask(
    ports.transport.hello({ device: options.device, ...known, sentAt: isoOf(from), ...(clockOff !== null && { clockOff }) }),
  )
  if (!talk.isOn()) return null
  if (!answer.ok) return answer.failure
  const { serverTime, user, minSchema } = answer.value
  // Somebody else is signed in here by now: what this person did is sent in nobody else's name.
  if (user !== options.user) return { kind: 'signed-out' }
  if (minSchema > SYNC_SCHEMA) return { kind: 'upgrade-needed' }
  const to = ports.clock.now()
  const contact: Contact = { at: isoOf(to), clockOff: Math.round(Date.parse(serverTime) - (from + to) / 2) }
  // First, so that nothing that is written meanwhile is compared with an offset that it knows already.
  await compareClock(ports.store, { life: talk.life, off: contact.clockOff }).catch(unlessFull)
  state.set({ lastContact: contact.at, clockOff: contact.clockOff })
  // A full disk keeps no note of it, and goes on: what waits may still get out.
  await noted(talk, contact).catch(unlessFull)
  return null
}

const unlessFull = (error: unknown) => (isNoRoom(error) ? undefined : Promise.reject(error))

async function noted({ ports: { store, clock }, options: { app }, life }: Talk, contact: Contact): Promise<void> {
  await store.write([], async (tx) => void (await tx.kv.put({ k: CONTACT, v: contact })))
  await sendBrokenAgain(store, { life, app, now: clock.now() })
}
