import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { ZodError } from 'zod'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import type { Db } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { plainFamily } from '#platform/http/plain-family'
import { findTour, ownerAfter, ownerOf } from '../tours/index.ts'
import { findSeason, type SeasonRow, seasonStore } from './seasons.store.ts'

type Written = { startDate: string; endDate: string; tour?: string | null; director?: string }
type WithTour = SeasonRow & { tourDirector: string | null }

/** A season with the director of its tour, who may change it too. */
const store = {
  ...seasonStore,
  async find(db: Parameters<typeof findSeason>[0], id: string): Promise<WithTour | null> {
    const season = await findSeason(db, id)
    const tour = season?.tour ? await findTour(db, season.tour) : null
    return season && { ...season, tourDirector: tour?.director ?? null }
  },
}

function refuseReversed({ startDate, endDate }: Written): void {
  if (endDate < startDate)
    throw new ZodError([{ code: 'custom', path: ['endDate'], message: 'must not be before the start date', input: endDate }])
}

async function refuseForeignTour(db: Db, actor: Actor, tour: string | null | undefined): Promise<void> {
  if (tour && !can(actor, 'tour.edit', (await findTour(db, tour)) as never)) throw refused('reference.unknown', { field: 'tour' })
}

export function seasonsRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps

  plainFamily(app, deps, seasonCalls, {
    store,
    scope: () => undefined,
    // Reading asks nothing about the row, so the two policies have no subject in common for the compiler.
    subject: (row) => row as never,
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
    summary: (row) => `Season ${row.name}`,
  })
}
