import type { ResponseOf } from '@ramplight/contract/kernel/endpoint'
import { sponsorCalls as calls } from '@ramplight/contract/sponsors/sponsors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { moveSponsor, type SponsorStatus } from '@ramplight/domain/sponsors/sponsor-status'
import type { FastifyInstance } from 'fastify'
import { userStore } from '#features/people/users/index'
import { demandFeature } from '#features/subscriptions/plans/index'
import { type TourRow, tourStore } from '#features/tours/tours/index'
import { toRecord } from '#platform/database/records'
import type { AppDeps, Deps } from '#platform/http/deps'
import { inStore } from '#platform/http/family'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { type SponsorRow, sponsorStore, sponsorsOfDirector, visibleSponsors } from './sponsors.store.ts'

type Sent = { tour?: string | null; director?: string | null; status?: SponsorStatus }

/** A sponsor of a tour is in nobody's own book; another one in that of who enters it, or of whom an admin names. */
const bookOf = (tour: string | null | undefined, named: string | null | undefined, actor: Actor, before: string | null): string | null =>
  tour ? null : isAdmin(actor) && named !== undefined ? named : (before ?? actor.id)

const subjectOf = ({ director, status }: Pick<SponsorRow, 'director' | 'status'>, tour: TourRow | null) => ({ tour, director, status })

/** E-mail, charge and notes are between the sponsor and who edits the tour (A27). */
async function present(rows: SponsorRow[], viewer: Actor | null, { db }: Deps): Promise<object[]> {
  const tours = viewer ? await inStore(tourStore)(db, [...new Set(rows.flatMap(({ tour }) => tour ?? []))]) : new Map<string, TourRow>()
  return rows.map((row) => {
    const { email, charge, notes, ...open } = toRecord(row)
    return can(viewer, 'sponsor.edit', subjectOf(row, tours.get(row.tour ?? '') ?? null)) ? { ...open, email, charge, notes } : open
  })
}

export function sponsorRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(
    app,
    deps,
    calls,
    {
      store: sponsorStore,
      scope: (actor, deps) => visibleSponsors(deps.db, actor),
      parents: { tour: inStore(tourStore) },
      references: { director: inStore(userStore) },
      subject: (row, { tour }) => subjectOf(row, tour),
      stamp: (body: Sent, actor) => ({ director: bookOf(body.tour, body.director, actor, null) }),
      // A sponsor of a tour is paid for by the tour's director, whoever enters it.
      onCreate: async (_body: Sent, { actor, deps, parents: { tour } }) => {
        if (!isAdmin(actor)) await demandFeature(deps, tour?.director ?? actor.id, 'sponsors')
        return {}
      },
      onChange: (body: Sent, row, { actor, parents: { tour } }) => ({
        // What leaves a tour goes into the book of the tour's director, whoever takes it off.
        director: bookOf(body.tour === undefined ? row.tour : body.tour, body.director, actor, tour?.director ?? row.director),
        ...(body.status ? { status: moveSponsor(row.status, body.status) } : {}),
      }),
      present,
      about: (row) => ({ summary: `Sponsor ${row.name}` }),
    },
    {
      markDeleted: calls.markDeleted,
      findAndUpdate: calls.findAndUpdate,
      updateFields: calls.updateFields,
      pagedSearch: calls.pagedSearch,
      bulkDeletes: [calls.deleteMany],
      restore: calls.restore,
    },
  )

  route(app, deps, calls.ofDirector, {
    handle: async ({ actor, params, deps }) =>
      (await present(await sponsorsOfDirector(deps.db, params.id, actor), actor, deps)) as ResponseOf<typeof calls.ofDirector>,
  })
}
