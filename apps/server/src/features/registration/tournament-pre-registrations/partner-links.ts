import { randomBytes } from 'node:crypto'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { PartnerLink } from '@ramplight/contract/registration/tournament-pre-registrations'
import { refused } from '@ramplight/domain/kernel/errors'
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { anglerNames } from '#features/people/users/index'
import { writeAudit } from '#platform/audit/write-audit'
import { hashOf } from '#platform/auth/refresh-secret'
import { inTransaction } from '#platform/database/in-transaction'
import type { Queryable, Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { partnerLinks } from './partner-links.table.ts'
import { type PreRegistrationRow, preRegistrationStore as store } from './tournament-pre-registrations.store.ts'

export type LinkRow = typeof partnerLinks.$inferSelect

/** More than a team ever sends; a list that a person can still read. */
const MOST_OPEN = 10
const isOpen = isNull(partnerLinks.revokedAt)

/** The team stays locked until the end: links are made, used and taken back one after the other. */
async function holdTeam(tx: Tx, id: string): Promise<PreRegistrationRow> {
  const team = await store.find(tx, id, 'update')
  if (!team) throw refused('record.not-found')
  return team
}

const note = (tx: Tx, { id: record, tournament }: PreRegistrationRow, what: string, { doer }: Work) =>
  writeAudit(tx, doer, { action: 'changed', family: store.name, record, tournament, summary: `Link to the team ${what}` })

/** Makes a link to a team. Its code is told here and nowhere else again. */
export const makeLink = (id: string, work: Work): Promise<string> =>
  inTransaction(work.deps.db, async (tx) => {
    const team = await holdTeam(tx, id)
    const [open] = await tx
      .select({ count: count() })
      .from(partnerLinks)
      .where(and(eq(partnerLinks.team, id), isOpen))
    if (open!.count >= MOST_OPEN) throw refused('registration.links-too-many', { most: MOST_OPEN })
    const code = randomBytes(16).toString('base64url')
    await tx.insert(partnerLinks).values({ id: newId(), team: id, codeHash: hashOf(code), madeBy: work.actor.id, madeAt: work.doer.at })
    await note(tx, team, 'made', work)
    return code
  })

/** The open link of a code; null for one that was taken back, or that nobody gave out. */
export async function linkOf(db: Queryable, code: string): Promise<LinkRow | null> {
  const [link] = await db
    .select()
    .from(partnerLinks)
    .where(and(eq(partnerLinks.codeHash, hashOf(code)), isOpen))
  return link ?? null
}

/** Notes who came in by it. Taken back meanwhile is refused: whoever takes it back holds the team as well. */
export async function noteUse(tx: Tx, { id }: LinkRow, user: string): Promise<void> {
  const used = await tx
    .update(partnerLinks)
    .set({ usedBy: sql`${partnerLinks.usedBy} || ${JSON.stringify([user])}::jsonb` })
    .where(and(eq(partnerLinks.id, id), isOpen))
    .returning({ id: partnerLinks.id })
  if (!used.length) throw refused('registration.invitation-over')
}

/** The links of a team, the newest first: who made them and who came in by them, never their codes. */
export async function linksOf(db: Queryable, team: string): Promise<PartnerLink[]> {
  const rows = await db
    .select()
    .from(partnerLinks)
    .where(eq(partnerLinks.team, team))
    .orderBy(desc(partnerLinks.madeAt), desc(partnerLinks.id))
  const names = await anglerNames(
    db,
    rows.flatMap(({ madeBy, usedBy }) => [madeBy, ...usedBy]),
  )
  return rows.map(({ id, madeAt, madeBy, usedBy, revokedAt }) => ({
    _id: id,
    madeAt,
    madeBy: names.get(madeBy) ?? null,
    usedBy: [...new Set(usedBy)].flatMap((one) => names.get(one) ?? []),
    revokedAt,
  }))
}

/** Takes links of a team back, all of them when none is named. Who came in stays in. */
export const revokeLinks = (id: string, named: readonly string[] | undefined, work: Work): Promise<PartnerLink[]> =>
  inTransaction(work.deps.db, async (tx) => {
    const team = await holdTeam(tx, id)
    const those = named ? inArray(partnerLinks.id, [...named]) : undefined
    const taken = await tx
      .update(partnerLinks)
      .set({ revokedAt: work.doer.at, revokedBy: work.actor.id })
      .where(and(eq(partnerLinks.team, id), isOpen, those))
      .returning({ id: partnerLinks.id })
    if (taken.length) await note(tx, team, 'taken back', work)
    return linksOf(tx, id)
  })
