import { randomBytes } from 'node:crypto'
import { refused } from '@ramplight/domain/kernel/errors'
import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { hasStillNumber, people } from '#features/people/users/index'
import { hashPassword, passwordMatches } from '#platform/auth/passwords'
import type { Queryable, Tx } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import type { Language } from '#platform/http/language-of'
import { leaveMessage, type OutgoingMessage } from '#platform/outgoing/leave-message'
import { outgoingMessages } from '#platform/outgoing/outgoing.table'
import { giveBack, takeOrRefuse } from './attempts.ts'
import { accountCodes } from './auth.table.ts'
import { LETTERS } from './letters.ts'

type AccountCode = typeof accountCodes.$inferSelect
type About = AccountCode['about']

/** A code is listened to for this long; once it was right, the form behind it has as long again. */
export const CODE_MINUTES = 10
/** 32 letters that are not mixed up on paper or aloud: eight of them are 40 bits. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

const later = (now: Date) => new Date(now.getTime() + CODE_MINUTES * 60_000).toISOString()
/** As it was drawn, however it was typed. */
export const plain = (typed: string) => typed.toUpperCase().replace(/[\s-]/g, '')

/** What a code may be used for: one that was sent for anything else is a wrong one. */
const PURPOSES = {
  /** Goes on with a sign-up. */
  prove: ['sign-up', 'claim'],
  /** Sets the password. */
  password: ['sign-up', 'claim', 'reset'],
  /** Signs in once. */
  enter: ['reset'],
  /** Gives an e-mail to a record that was noted with a phone. */
  claim: ['phone'],
  /** Proves the phone of who is signed in. */
  'own-phone': ['own-phone'],
  /** Makes a new e-mail of an account count. */
  email: ['email'],
} satisfies Record<string, About[]>
export type Purpose = keyof typeof PURPOSES
const KIND = { 'sign-up': 'mail', claim: 'mail', reset: 'mail', email: 'mail', phone: 'sms', 'own-phone': 'sms' } satisfies Record<
  About,
  AccountCode['kind']
>

export type FreshCode = { code: string; codeHash: string }

/** Made before the transaction, also for nobody: the time it takes does not say whether there is an account. */
export async function freshCode(): Promise<FreshCode> {
  const code = Array.from(randomBytes(8), (byte) => ALPHABET[byte & 31]).join('')
  return { code, codeHash: await hashPassword(code) }
}

/** Where the code of a letter is typed. The link of the letter opens it, filled in. */
const PAGES: Record<Exclude<About, 'phone' | 'own-phone'>, string> = {
  'sign-up': '/register',
  claim: '/register',
  reset: '/new-password',
  email: '/confirm-email',
}

/** Behind the `#`, which no browser sends: no log has the code. */
const filledIn = (page: string, email: string, code: string) => `${page}#${new URLSearchParams({ email, code })}`
/** `language`: of the device that asked for the code. Who holds it is who reads the letter. */
type To = { user: string; sentTo: string; about: About; language?: Language }

/** Leaves a code for somebody, in the transaction of what it is for. One they were sent before is worth nothing from then on. */
export async function sendCode(tx: Queryable, fresh: FreshCode, to: To, now: Date): Promise<void> {
  await noteCode(tx, fresh, to, now)
  await leaveMessage(tx, letterOf(fresh, to, now), { at: now.toISOString(), about: to.user })
}

type Texted = Pick<To, 'sentTo' | 'language'>

/** One text message to a phone that stands for these records; its code counts for each of them. */
export async function textCode(tx: Queryable, fresh: FreshCode, users: readonly string[], to: Texted, now: Date): Promise<void> {
  for (const user of users) await noteCode(tx, fresh, { ...to, user, about: 'phone' }, now)
  const [user] = users
  if (user) await leaveMessage(tx, letterOf(fresh, { ...to, user, about: 'phone' }, now), { at: now.toISOString(), about: user })
}

async function noteCode(tx: Queryable, { codeHash }: FreshCode, { language: _, ...to }: To, now: Date): Promise<void> {
  const kind = KIND[to.about]
  const row = { ...to, kind, codeHash, expiresAt: later(now), provedAt: null, usedAt: null } as const
  const before = and(eq(accountCodes.user, to.user), eq(accountCodes.kind, kind), gt(accountCodes.expiresAt, now.toISOString()))
  await tx.update(accountCodes).set({ expiresAt: now.toISOString() }).where(before)
  await tx
    .insert(accountCodes)
    .values(row)
    .onConflictDoUpdate({ target: [accountCodes.user, accountCodes.about], set: row })
}

function letterOf({ code }: FreshCode, { sentTo, about, language = 'en' }: To, now: Date): OutgoingMessage {
  const words = LETTERS[language]
  const end = words.end(CODE_MINUTES)
  // A code that comes late is worth nothing, and one that was sent is nobody's to read here.
  const letter = { to: sentTo, language, secret: true, goodUntil: later(now) } as const
  if (about === 'phone' || about === 'own-phone') return { kind: 'sms', text: `${words.sms(code)} ${end}`, ...letter }
  const { subject, text } = { ...words.verification, ...(about === 'reset' ? words.reset : about === 'email' ? words.email : {}) }
  return { kind: 'mail', subject, text: `${text(code)} ${end}`, link: filledIn(PAGES[about], sentTo, code), ...letter }
}

/**
 * The statements of sending a code, for nobody. How long an answer takes must not say whether somebody was found.
 */
export async function sendNothing(tx: Queryable, now: Date): Promise<void> {
  const nobody = eq(accountCodes.user, '')
  await tx.update(accountCodes).set({ expiresAt: now.toISOString() }).where(nobody)
  await tx.update(accountCodes).set({ usedAt: now.toISOString() }).where(nobody)
  await tx
    .update(outgoingMessages)
    .set({ goodUntil: later(now) })
    .where(eq(outgoingMessages.id, ''))
}

/** The code that counts for an address or a phone that still is the account's, and for this purpose; null when there is none. */
async function codeFor(db: Queryable, { purpose, sentTo, user }: Omit<Typed, 'code' | 'from'>, now: Date): Promise<AccountCode | null> {
  // A new e-mail is nobody's before its code.
  const stillTheirs = or(hasStillNumber(sentTo), eq(sql`lower(${people.email})`, sentTo), eq(accountCodes.about, 'email'))
  const [found] = await db
    .select({ code: accountCodes })
    .from(accountCodes)
    .innerJoin(people, eq(people.id, accountCodes.user))
    .where(
      and(
        inArray(accountCodes.about, PURPOSES[purpose]),
        eq(accountCodes.sentTo, sentTo),
        isNull(accountCodes.usedAt),
        gt(accountCodes.expiresAt, now.toISOString()),
        stillTheirs,
        user === undefined ? undefined : eq(accountCodes.user, user),
        eq(people.deleted, false),
        eq(people.active, true),
      ),
    )
    .orderBy(desc(accountCodes.expiresAt))
    .limit(1)
  return found?.code ?? null
}

/** `user`: who is signed in; the code of somebody else with the same number is a wrong one. */
export type Typed = { purpose: Purpose; sentTo: string; code: string; from: string; user?: string }

type WrongCode = 'code.wrong' | 'code.wrong-password' | 'code.wrong-phone'

/**
 * The account of a code that was typed, or a refusal that is the same, in the same time, for a wrong code, an old one and
 * an address nobody has. Every try is counted before it is looked at.
 */
export async function rightCode(deps: Deps, { code, from, ...asked }: Typed, wrong: WrongCode = 'code.wrong'): Promise<AccountCode> {
  const { db } = deps
  const { sentTo } = asked
  if (!sentTo || !code) throw refused('code.missing')
  const attempt = { what: 'tryCode', from, account: sentTo } as const
  await takeOrRefuse(deps, attempt)
  const stored = await codeFor(db, asked, deps.now())
  if (!(await passwordMatches(stored?.codeHash, plain(code))) || !stored) throw refused(wrong)
  await giveBack(deps, attempt)
  return stored
}

/** Of a phone that stands for several records: the code of each, which is one and the same. */
const isThisOne = ({ sentTo, about, codeHash }: AccountCode) =>
  and(eq(accountCodes.sentTo, sentTo), eq(accountCodes.about, about), eq(accountCodes.codeHash, codeHash), isNull(accountCodes.usedAt))

/** Notes that the code was right. Asking again does not make it live longer. */
export async function markProved(db: Queryable, code: AccountCode, now: Date): Promise<void> {
  await db
    .update(accountCodes)
    .set({ provedAt: now.toISOString(), expiresAt: later(now) })
    .where(and(isThisOne(code), isNull(accountCodes.provedAt)))
}

/** Of two at the same moment one uses the code. */
export async function useCode(tx: Tx, code: AccountCode, now: Date, wrong: WrongCode = 'code.wrong'): Promise<void> {
  const used = await tx
    .update(accountCodes)
    .set({ usedAt: now.toISOString() })
    .where(isThisOne(code))
    .returning({ user: accountCodes.user })
  if (!used.length) throw refused(wrong)
}
