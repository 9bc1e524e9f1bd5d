import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Queryable } from '#platform/database/types'
import { loginThrottles, sessions } from './auth.table.ts'

/**
 * How many wrong passwords are listened to. The counts are in the database, so all processes share them.
 * - one account from one address: a person who has forgotten, or somebody at their desk;
 * - one account from everywhere: a guesser with many addresses. NIST caps this at 100; known addresses come on top;
 * - one address, any account: a guesser with a list of names. A whole field signs in behind one marina's address, so it locks
 *   nobody out: from there each account has 3 wrong passwords in 15 minutes, and no longer 10.
 * - one address, accounts that have signed in from it: the same with a wider count, for a guesser who sits where the field signs in.
 * Who has signed in from this address before is not asked about the second: a stranger's guessing elsewhere never locks them out.
 */
const PAIR = { limit: 10, minutes: 15 }
/** From an address where much was guessed. */
const PAIR_WHERE_GUESSED = { limit: 3, minutes: 15 }
const ACCOUNT = { limit: 50, minutes: 60 }
const ADDRESS = { limit: 100, minutes: 60 }
const KNOWN_AT_ADDRESS = { limit: 300, minutes: 60 }
const KNOWN_FOR_DAYS = 90
const MINUTE = 60_000

export type Count = { key: string; limit: number; minutes: number }

const ago = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE).toISOString()
/** A key says nothing of whom it counts. */
export const hidden = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** An IPv4 address, or the /64 a single line of IPv6 is given: its owner has 2^64 addresses to rotate through. */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const groups = tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** Whether this person has signed in from here lately. An admin who acted as them was not them. */
export async function isKnownHere(db: Db, user: string | undefined, network: string, now: Date): Promise<boolean> {
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.user, user ?? ''),
        isNull(sessions.impersonator),
        eq(sessions.address, network),
        gt(sessions.createdAt, ago(now, KNOWN_FOR_DAYS * 24 * 60)),
      ),
    )
    .limit(1)
  return !!session
}

/** What counts a sign-in from an address. Of the address it is counted and never refused: it makes the first count stricter. */
export async function countsOf(
  db: Queryable,
  { email, network, known }: { email: string; network: string; known: boolean },
  now: Date,
): Promise<Count[]> {
  const address = known ? { key: `known:${network}`, ...KNOWN_AT_ADDRESS } : { key: `address:${network}`, ...ADDRESS }
  const [stored] = await db.select().from(loginThrottles).where(eq(loginThrottles.key, address.key))
  const isGuessed = !!stored && stored.failures >= address.limit && stored.windowStart > ago(now, address.minutes)
  const pair = { key: `pair:${hidden(`${email} ${network}`)}`, ...(isGuessed ? PAIR_WHERE_GUESSED : PAIR) }
  const counted = { ...address, limit: Number.POSITIVE_INFINITY }
  return known ? [pair, counted] : [pair, counted, { key: `account:${hidden(email)}`, ...ACCOUNT }]
}

const minutesLeft = (count: Count, windowStart: string, now: Date) =>
  Math.max(1, Math.ceil((Date.parse(windowStart) + count.minutes * MINUTE - now.getTime()) / MINUTE))

/**
 * Takes one attempt before the password is looked at, so that many at once cannot slip through together.
 * Answers the minutes to wait when there is none left. What is refused here is counted nowhere else.
 * `countIn` is the database outside of the request, as a rule: in its transaction a refusal would take the count back, and a
 * transaction that held these rows would make a further attempt of the same request wait for itself.
 */
export async function takeAttempt(countIn: Queryable, counts: Count[], now: Date): Promise<number | null> {
  const keys = counts.map((count) => count.key)
  const stored = await countIn.select().from(loginThrottles).where(inArray(loginThrottles.key, keys))
  for (const count of counts) {
    const row = stored.find((one) => one.key === count.key)
    if (row && row.failures >= count.limit && row.windowStart > ago(now, count.minutes)) return minutesLeft(count, row.windowStart, now)
  }
  for (const count of counts) {
    const over = sql`${loginThrottles.windowStart} <= ${ago(now, count.minutes)}::timestamptz`
    const [row] = await countIn
      .insert(loginThrottles)
      .values({ key: count.key, failures: 1, windowStart: now.toISOString() })
      .onConflictDoUpdate({
        target: loginThrottles.key,
        set: {
          failures: sql`case when ${over} then 1 else ${loginThrottles.failures} + 1 end`,
          windowStart: sql`case when ${over} then ${now.toISOString()}::timestamptz else ${loginThrottles.windowStart} end`,
        },
      })
      .returning()
    if (row!.failures > count.limit) return minutesLeft(count, row!.windowStart, now)
  }
  return null
}

/** The password was right: this attempt was no guess. What others have guessed elsewhere stays counted. */
export async function giveAttemptBack(countedIn: Queryable, counts: Count[], now: Date): Promise<void> {
  const [pair, ...rest] = counts.map((count) => count.key)
  await countedIn.delete(loginThrottles).where(eq(loginThrottles.key, pair!))
  if (rest.length)
    await countedIn
      .update(loginThrottles)
      .set({ failures: sql`greatest(${loginThrottles.failures} - 1, 0)` })
      .where(inArray(loginThrottles.key, rest))
  await countedIn.delete(loginThrottles).where(lt(loginThrottles.windowStart, ago(now, 24 * 60)))
}
