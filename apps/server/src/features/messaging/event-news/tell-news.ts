import { type NewsTopic, newsOf, type Told, type ToTell } from '@ramplight/domain/messaging/event-news'
import { newsWords } from '@ramplight/domain/messaging/news-words'
import { inArray, lt, sql } from 'drizzle-orm'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db, Tx } from '#platform/database/types'
import type { AppDeps } from '#platform/http/deps'
import { leaveMessages, type OutgoingMessage } from '#platform/outgoing/leave-message'
import { choiceKey, turnedOffBy } from '#platform/outgoing/listed'
import { type DeviceRow, devicesOf, peopleWithDevices } from '../push-subscriptions/index.ts'
import { type Boat, boatsOf } from './boats-at-hand.ts'
import { toldNews as told } from './told-news.table.ts'

const MINUTE = 60_000
const KEPT_DAYS = 90

/** What looking for news needs. */
export type NewsDeps = Pick<AppDeps, 'pool' | 'outside' | 'now'>

/** Something that somebody is to be told, of the boat they fish from. */
type Item = ToTell & { boat: Boat; person: string }

/**
 * Looks at the events of everybody who takes notifications, and leaves what is news. Asked every few seconds, by any number of
 * processes: whoever writes down what was told also leaves the notification, and the database lets one of them.
 */
export async function tellNews({ pool, outside: db, now }: NewsDeps): Promise<number> {
  const people = await peopleWithDevices(db)
  if (!people.length) return 0
  const at = now()
  const boats = await boatsOf({ pool }, db, people, at)
  const items = await newsFor(db, boats, new Set(people), at)
  return items.length ? inTransaction(db, (tx) => leaveNews(tx, items, at)) : 0
}

async function newsFor(db: Db, boats: Boat[], people: ReadonlySet<string>, at: Date): Promise<Item[]> {
  const known = await toldBefore(db, boats, at)
  return boats.flatMap((boat) =>
    boat.entry.users
      .filter((person) => people.has(person))
      .flatMap((person) => newsOf(boat.facts, known.get(`${boat.entry.id} ${person}`) ?? {}).map((one) => ({ ...one, boat, person }))),
  )
}

type ToldBy = Partial<Record<NewsTopic, Told>>

async function toldBefore(db: Db, boats: Boat[], at: Date): Promise<Map<string, ToldBy>> {
  const known = new Map<string, ToldBy>()
  if (!boats.length) return known
  const ids = boats.map(({ entry }) => entry.id)
  for (const row of await db.select().from(told).where(inArray(told.entry, ids))) {
    const key = `${row.entry} ${row.person}`
    known.set(key, { ...known.get(key), [row.topic]: { value: row.value, minutesAgo: (at.getTime() - Date.parse(row.at)) / MINUTE } })
  }
  return known
}

/** What another process has told meanwhile comes back as no row, and nothing is left for it. */
async function leaveNews(tx: Tx, items: Item[], now: Date): Promise<number> {
  const at = now.toISOString()
  const rows = items.map(({ person, boat, topic, value }) => ({ person, entry: boat.entry.id, topic, value, at }))
  const written = await tx
    .insert(told)
    // In one order, so that two processes never wait for each other in a circle.
    .values(rows.sort((a, b) => keyOf(a).localeCompare(keyOf(b))))
    .onConflictDoUpdate({
      target: [told.entry, told.person, told.topic],
      set: { value: sql`excluded.value`, at: sql`excluded.at` },
      setWhere: sql`${told.value} is distinct from excluded.value`,
    })
    .returning()
  const ours = new Set(written.map(keyOf))
  const toTell = items.filter((item) => item.news && ours.has(keyOf({ ...item, entry: item.boat.entry.id })))
  const messages = await messagesFor(tx, toTell, now)
  await leaveMessages(tx, messages, { at, about: '' })
  return messages.length
}

const keyOf = ({ entry, person, topic }: { entry: string; person: string; topic: string }) => `${entry} ${person} ${topic}`

/** One for each device of whoever wants them, in the language of the device. */
async function messagesFor(tx: Tx, items: Item[], now: Date): Promise<OutgoingMessage[]> {
  const people = [...new Set(items.map(({ person }) => person))]
  const off = await turnedOffBy(tx, people)
  const devices = Map.groupBy(await devicesOf(tx, people), ({ user }) => user)
  return items
    .filter(({ person, topic }) => !off.has(choiceKey({ person, topic, kind: 'push' })))
    .flatMap((item) => (devices.get(item.person) ?? []).map((device) => messageOf(item, device, now)))
}

const HOURS = 60
/** How long each is worth something, in minutes; a flight that is due, until it is. */
const WORTH = { boat: 12 * HOURS, place: 30, official: 24 * HOURS } as const

function messageOf({ news, topic, boat, person }: Item, { id, language }: DeviceRow, now: Date): OutgoingMessage {
  const { tournament, entry, facts } = boat
  const minutes = topic === 'due' ? (facts.flight?.due?.inMinutes ?? 0) : WORTH[topic]
  return {
    ...{ kind: 'push', to: id, person, topic, about: entry.id, subject: tournament.name, text: newsWords(news!, language) },
    link: topic === 'boat' || topic === 'due' ? '/angler' : `/live-leaderboard/${tournament.id}`,
    // Somebody who sleeps wants to know their boat when they wake; somebody on the water wants to know that they are late.
    isQuiet: facts.isNight && topic !== 'due',
    goodUntil: new Date(now.getTime() + minutes * MINUTE).toISOString(),
  }
}

/** What was told long ago is compared with nothing any more. */
export async function forgetOldNews({ outside: db, now }: NewsDeps): Promise<void> {
  await db.delete(told).where(lt(told.at, new Date(now().getTime() - KEPT_DAYS * 24 * HOURS * MINUTE).toISOString()))
}
