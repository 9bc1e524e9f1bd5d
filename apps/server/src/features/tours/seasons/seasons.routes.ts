import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { ZodError } from 'zod'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import { askedOf } from '#platform/audit/history'
import type { Db } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { inStore } from '#platform/http/family'
import { plainFamily } from '#platform/http/plain-family'
import { findTour, ownerAfter, ownerOf, tourStore } from '../tours/index.ts'
import { seasonStore } from './seasons.store.ts'

type Written = { startDate: string; endDate: string; tour?: string | null; director?: string }

function refuseReversed({ startDate, endDate }: Written): void {
  if (endDate < startDate)
    throw new ZodError([{ code: 'custom', path: ['endDate'], message: 'must not be before the start date', input: endDate }])
}

async function refuseForeignTour(db: Db, actor: Actor, tour: string | null | undefined): Promise<void> {
  if (tour && !can(actor, 'tour.edit', (await findTour(db, tour)) as never)) throw refused('reference.unknown', { field: 'tour' })
}

export function seasonsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps

  const tourDirector = async (tour: string | null) => (tour ? ((await findTour(db, tour))?.director ?? null) : null)
  deps.history.set(
    seasonStore.name,
    askedOf(db, seasonStore, async (actor, row) => can(actor, 'season.edit', { ...row, tourDirector: await tourDirector(row.tour) })),
  )

  plainFamily(app, deps, seasonCalls, {
    store: seasonStore,
    scope: () => undefined,
    parents: { tour: inStore(tourStore) },
    // The director of its tour may change it too.
    subject: (row, { tour }) => ({ ...row, tourDirector: tour?.director ?? null }),
    onCreate: async (body: Written, { actor }) => {
      refuseReversed(body)
      await refuseForeignTour(db, actor, body.tour)
      return { director: await ownerOf(db, actor, body.director) }
    },
    onChange: async (body: Partial<Written>, row, { actor }) => {
      refuseReversed({ ...row, ...body })
      if (body.tour !== row.tour) await refuseForeignTour(db, actor, body.tour)
      return { director: await ownerAfter(db, actor, body.director, row.director) }
    },
    onRemove: async (row) => {
      const held = await tournamentStore.list(db, eq(tournamentStore.table.season, row.id), { limit: 1 })
      if (held.length) throw refused('record.in-use', { name: row.name, users: 'tournaments' })
    },
    about: (row) => ({ summary: `Season ${row.name}` }),
  })
}
