import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
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
import { plainFamily } from '#platform/http/plain-family'
import { type MessageRow, messageStore, visibleMessages } from './messages.store.ts'
import { pageOfMessages } from './page-of-messages.ts'
import { markedBy } from './read-state.ts'

type Change = Partial<BodyOf<typeof calls.update>>
type About = { tournament: TournamentRow | null; tour: TourRow | null }

const parents = { tournament: everInStore(tournamentStore), tour: everInStore(tourStore) }

async function aboutOf(db: Queryable, { tournament, tour }: Pick<MessageRow, 'tournament' | 'tour'>): Promise<About> {
  const [tournaments, tours] = [await parents.tournament(db, tournament ? [tournament] : []), await parents.tour(db, tour ? [tour] : [])]
  return { tournament: tournaments.get(tournament ?? '') ?? null, tour: tours.get(tour ?? '') ?? null }
}

/** A tournament that is gone takes nobody's mail with it, and gives nobody a right any more. */
const subjectOf = ({ sender, recipients }: Pick<MessageRow, 'sender' | 'recipients'>, { tournament, tour }: About) => ({
  sender,
  recipients,
  tournament: tournament && !tournament.deleted ? tournamentSubject(tournament) : null,
  tour: tour && !tour.deleted ? tour : null,
})

/** Who is only told sees themselves among the recipients, and nobody else. */
async function present(rows: MessageRow[], viewer: Actor | null, { db }: Deps): Promise<object[]> {
  const idsOf = (field: 'tournament' | 'tour') => [...new Set(rows.flatMap((row) => row[field] ?? []))]
  const tournaments = await parents.tournament(db, idsOf('tournament'))
  const tours = await parents.tour(db, idsOf('tour'))
  return rows.map((row) => {
    const about = { tournament: tournaments.get(row.tournament ?? '') ?? null, tour: tours.get(row.tour ?? '') ?? null }
    const { readBy, ...open } = toRecord(row)
    if (can(viewer, 'message.edit', subjectOf(row, about))) return { ...open, readBy }
    return { ...open, recipients: row.recipients.filter((one) => one === viewer?.id) }
  })
}

/** Who wrote it changes it; who is told says whether they have read it. */
function changed(body: Change, row: MessageRow, actor: Actor, about: About): object {
  if (can(actor, 'message.edit', subjectOf(row, about))) return {}
  const { status, _id, _rev, ...rest } = body
  if (!status && !Object.keys(rest).length) return {}
  if (Object.keys(rest).length || !status || status === 'Sent') throw refused('message.only-read')
  return markedBy(actor.id, status, row)
}

export function messageRoutes(app: FastifyInstance, deps: AppDeps): void {
  // It names everybody who was told, and who has read it: not for one of them.
  deps.history.set(
    messageStore.name,
    askedOf(messageStore, async (actor, row, db) => can(actor, 'message.edit', subjectOf(row, await aboutOf(db, row)))),
  )
  plainFamily(
    app,
    deps,
    calls,
    {
      store: messageStore,
      scope: (actor, deps) => visibleMessages(deps.db, actor),
      parents,
      references: { recipients: staffOrSeen },
      subject: (row, parents) => subjectOf(row, parents),
      stamp: (_body, actor) => ({ sender: actor.id }),
      onCreate: (_body, { parents }) => {
        for (const [field, parent] of Object.entries(parents)) if (parent?.deleted) throw refused('reference.unknown', { field })
        return {}
      },
      onChange: (body: Change, row, { actor, parents }) => changed(body, row, actor, parents),
      present,
      about: (row) => ({ tournament: row.tournament, summary: `Message ${row.subject ?? ''}`.trim() }),
    },
    { markDeleted: calls.markDeleted },
  )

  pageOfMessages(app, deps, present)
}
