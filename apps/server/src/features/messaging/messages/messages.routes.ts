import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { composeCalls } from '@ramplight/contract/messaging/compose'
import { messageCalls as calls } from '@ramplight/contract/messaging/messages'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import type { FastifyInstance } from 'fastify'
import { staffOrSeen } from '#features/people/users/index'
import { type TournamentRow, tournamentStore, tournamentSubject } from '#features/tournaments/tournaments/index'
import { type TourRow, tourStore } from '#features/tours/tours/index'
import { askedOf } from '#platform/audit/history'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import type { AppDeps, Deps } from '#platform/http/deps'
import { everInStore } from '#platform/http/ever-in-store'
import type { Hook } from '#platform/http/family'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { forgetCopies } from '#platform/outgoing/leave-message'
import { composeRoutes } from './compose.routes.ts'
import { countsOf, deliveriesOf, namedDeliveries } from './deliveries.ts'
import { inboxRoutes } from './inbox.ts'
import { type MessageRow, messageStore, messagesSeenAs, visibleMessages } from './messages.store.ts'
import { pageOfMessages } from './page-of-messages.ts'
import { providerNews } from './provider-news.ts'
import { markedBy, ownStatus } from './read-state.ts'
import { sendCallRoutes } from './send-calls.routes.ts'

type Change = Partial<BodyOf<typeof calls.update>>
type About = { tournament: TournamentRow | null; tour: TourRow | null }

const parents = { tournament: everInStore(tournamentStore), tour: everInStore(tourStore) }

async function aboutOf(db: Queryable, { tournament, tour }: Pick<MessageRow, 'tournament' | 'tour'>): Promise<About> {
  const [tournaments, tours] = [await parents.tournament(db, tournament ? [tournament] : []), await parents.tour(db, tour ? [tour] : [])]
  return { tournament: tournaments.get(tournament ?? '') ?? null, tour: tours.get(tour ?? '') ?? null }
}

type Written = Pick<MessageRow, 'sender' | 'recipients' | 'sendAfter'>

/**
 * A tournament that is gone takes nobody's mail with it, and gives nobody a right any more. What has not gone out yet is told to
 * nobody.
 */
const subjectOf = ({ sender, recipients, sendAfter }: Written, { tournament, tour }: About, now: Date) => ({
  sender,
  recipients: sendAfter && sendAfter > now.toISOString() ? [] : recipients,
  tournament: tournament && !tournament.deleted ? tournamentSubject(tournament) : null,
  tour: tour && !tour.deleted ? tour : null,
})

/** Who is only told sees themselves among the recipients, and nobody else. */
async function present(rows: MessageRow[], viewer: Actor | null, { db, now }: Deps): Promise<object[]> {
  const idsOf = (field: 'tournament' | 'tour') => [...new Set(rows.flatMap((row) => row[field] ?? []))]
  const tournaments = await parents.tournament(db, idsOf('tournament'))
  const tours = await parents.tour(db, idsOf('tour'))
  const deliveries = await deliveriesOf(db, rows)
  return rows.map((row) => {
    const about = { tournament: tournaments.get(row.tournament ?? '') ?? null, tour: tours.get(row.tour ?? '') ?? null }
    const { readBy, audience, ...open } = toRecord(row)
    const sent = deliveries.get(row.id)
    if (can(viewer, 'message.edit', subjectOf(row, about, now()))) return { ...open, audience, readBy, copies: sent && countsOf(sent) }
    return { ...open, recipients: row.recipients.filter((one) => one === viewer?.id), status: ownStatus(viewer?.id ?? '', row) }
  })
}

/** Who wrote it changes it; who is told says whether they have read it. What went out stays as it was read. */
async function changed(body: Change, row: MessageRow, { actor, deps }: Hook<About>, about: About): Promise<object> {
  const { status, _id, _rev, ...rest } = body
  const isMark = status && status !== 'Sent' && !Object.keys(rest).length
  if (isMark && row.recipients.includes(actor.id)) return markedBy(actor.id, status, row)
  if (can(actor, 'message.edit', subjectOf(row, about, deps.now()))) {
    const changesWords = 'message' in rest || 'subject' in rest
    if (changesWords && (await deliveriesOf(deps.db, [row])).size) throw refused('message.sent')
    return {}
  }
  if (!status && !Object.keys(rest).length) return {}
  throw refused('message.only-read')
}

export function messageRoutes(app: FastifyInstance, deps: AppDeps): void {
  // It names everybody who was told, and who has read it: not for one of them.
  deps.history.set(
    messageStore.name,
    askedOf(messageStore, async (actor, row, db) => can(actor, 'message.edit', subjectOf(row, await aboutOf(db, row), deps.now()))),
  )
  plainFamily(
    app,
    deps,
    calls,
    {
      store: messageStore,
      scope: (actor, deps) => visibleMessages(deps.db, actor, deps.now()),
      seenAs: (actor, deps) => messagesSeenAs(deps.db, actor),
      parents,
      references: { recipients: staffOrSeen },
      subject: (row, parents) => subjectOf(row, parents, deps.now()),
      stamp: (_body, actor) => ({ sender: actor.id }),
      onCreate: (_body, { parents }) => {
        for (const [field, parent] of Object.entries(parents)) if (parent?.deleted) throw refused('reference.unknown', { field })
        return {}
      },
      onChange: (body: Change, row, hook) => changed(body, row, hook, hook.parents),
      // Copies that nobody has sent yet are not sent any more.
      onRemove: (row, { deps }) => forgetCopies(deps.db, row.id),
      present,
      about: (row) => ({ tournament: row.tournament, summary: `Message ${row.subject ?? ''}`.trim() }),
    },
    { markDeleted: calls.markDeleted },
  )

  pageOfMessages(app, deps, present)
  composeRoutes(app, deps, present)
  sendCallRoutes(app, deps, present)
  inboxRoutes(app, deps)
  Object.assign(deps.heard, providerNews)

  route(app, deps, composeCalls.deliveries, {
    load: async ({ params, deps }) => {
      const row = await messageStore.find(deps.db, params.id)
      return row && { row, about: await aboutOf(deps.db, row) }
    },
    subject: ({ row, about }) => subjectOf(row, about, deps.now()),
    handle: ({ deps }, { row }) => namedDeliveries(deps.db, row),
  })
}
