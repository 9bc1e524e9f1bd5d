import { randomBytes } from 'node:crypto'
import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { preRegistrationCalls as calls, PartnerLink } from '@ramplight/contract/registration/tournament-pre-registrations'
import { refused } from '@ramplight/domain/kernel/errors'
import { plainName } from '@ramplight/domain/messaging/plain-name'
import { fullName } from '@ramplight/domain/registration/full-name'
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { canPayByCard } from '#features/payments/stripe/takes-cards/index'
import { languagesOf, takeInvitation } from '#features/people/auth/index'
import { anglerNames, userStore } from '#features/people/users/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { writeAudit } from '#platform/audit/write-audit'
import { hashOf } from '#platform/auth/refresh-secret'
import { inTransaction } from '#platform/database/in-transaction'
import type { Queryable, Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { leaveMessage } from '#platform/outgoing/leave-message'
import { refuseClosed } from './check-team.ts'
import { LETTERS } from './letters.ts'
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

async function linkTo(tx: Tx, team: PreRegistrationRow, made: { id: string; sentTo: string | null }, work: Work): Promise<string> {
  const [open] = await tx
    .select({ count: count() })
    .from(partnerLinks)
    .where(and(eq(partnerLinks.team, team.id), isOpen))
  if (open!.count >= MOST_OPEN) throw refused('registration.links-too-many', { most: MOST_OPEN })
  const code = randomBytes(16).toString('base64url')
  await tx.insert(partnerLinks).values({ ...made, team: team.id, codeHash: hashOf(code), madeBy: work.actor.id, madeAt: work.doer.at })
  await note(tx, team, 'made', work)
  return code
}

/** Makes a link to a team. Its code is told here and nowhere else again. */
export const makeLink = (id: string, work: Work): Promise<string> =>
  inTransaction(work.deps.db, async (tx) => linkTo(tx, await holdTeam(tx, id), { id: newId(), sentTo: null }, work))

/**
 * Sends somebody a link by mail: whoever opens it comes in as themself, so nobody is entered by a name alone. The id is of the device:
 * a second tap, and an answer that got lost, are one link and one mail. So many mails a day as invitations to a staff may be, and names are all of it that somebody typed.
 */
export async function mailLink(to: BodyOf<typeof calls.inviteByMail>, of: PreRegistrationRow, event: TournamentRow, work: Work) {
  const { deps, doer, actor } = work
  const isMade = async (db: Queryable) => {
    const [link] = await db.select({ team: partnerLinks.team }).from(partnerLinks).where(eq(partnerLinks.id, to._id))
    if (link && link.team !== of.id) throw refused('record.id-taken')
    return link !== undefined
  }
  if (await isMade(deps.db)) return linksOf(deps.db, of.id)
  refuseClosed(event, deps.now(), await canPayByCard(deps, deps.db, event))
  await takeInvitation(deps, actor.id, to.email)
  return inTransaction(deps.db, async (tx) => {
    const team = await holdTeam(tx, of.id)
    if (!(await isMade(tx))) {
      const code = await linkTo(tx, team, { id: to._id, sentTo: to.name }, work)
      const from = await userStore.find(tx, actor.id)
      // Nobody knows what the partner reads: it goes in the language of who asks them.
      const language = (await languagesOf(tx, [actor.id]))(actor.id)
      const { subject, text } = LETTERS[language].comeAlong
      const [sender, fished] = [plainName(from ? fullName(from) : ''), plainName(event.name)]
      const letter = { subject: subject(sender, fished), text: text(plainName(to.name), sender, fished) }
      const mail = { kind: 'mail', to: to.email, ...letter, link: `/angler/join/${code}`, secret: true, bulk: true, language } as const
      await leaveMessage(tx, mail, { at: doer.at, about: event.id })
    }
    return linksOf(tx, of.id)
  })
}

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
  return rows.map(({ id, madeAt, madeBy, sentTo, usedBy, revokedAt }) => ({
    _id: id,
    madeAt,
    madeBy: names.get(madeBy) ?? null,
    sentTo,
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
