import { tourCalls } from '@ramplight/contract/tours/tours'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { ZodError } from 'zod'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import { askedOf } from '#platform/audit/history'
import { toRecord } from '#platform/database/records'
import type { Db } from '#platform/database/types'
import type { Deps } from '#platform/http/deps'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { seasonStore } from '../seasons/index.ts'
import { ownerAfter, ownerOf } from './owner.ts'
import { tourStore } from './tours.store.ts'
import { tours } from './tours.table.ts'

const isKeyTaken = async (db: Db, key: string, by: string | undefined) =>
  (await tourStore.list(db, and(eq(tours.urlLookupKey, key), by ? ne(tours.id, by) : undefined), { limit: 1 })).length > 0

async function refuseTakenKey(db: Db, key: string | null | undefined, by: string | undefined): Promise<void> {
  if (key && (await isKeyTaken(db, key, by)))
    throw new ZodError([{ code: 'custom', path: ['urlLookupKey'], message: 'is already used by another tour', input: key }])
}

export function toursRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps

  deps.history.set(
    tourStore.name,
    askedOf(db, tourStore, (actor, row) => can(actor, 'tour.edit', row)),
  )

  plainFamily(app, deps, tourCalls, {
    store: tourStore,
    scope: () => undefined,
    subject: (row) => row,
    onCreate: async (body: { _id?: string; urlLookupKey?: string | null; director?: string }, { actor }) => {
      await refuseTakenKey(db, body.urlLookupKey, body._id)
      return { director: await ownerOf(db, actor, body.director) }
    },
    onChange: async (body: { urlLookupKey?: string | null; director?: string }, row, { actor }) => {
      await refuseTakenKey(db, body.urlLookupKey, row.id)
      return { director: await ownerAfter(db, actor, body.director, row.director) }
    },
    onRemove: async (row) => {
      const users = [
        ...(await tournamentStore.list(db, eq(tournamentStore.table.tour, row.id), { limit: 1 })).map(() => 'tournaments'),
        ...(await seasonStore.list(db, eq(seasonStore.table.tour, row.id), { limit: 1 })).map(() => 'seasons'),
      ]
      if (users.length) throw refused('record.in-use', { name: row.name, users: users.join(' and ') })
    },
    about: (row) => ({ summary: `Tour ${row.name}` }),
  })

  route(app, deps, tourCalls.findOneByDirector, {
    handle: async ({ params }) => {
      const newest = [desc(tours.createdAt), desc(tours.id)]
      const [row] = await tourStore.list(db, eq(tours.director, params.id), { orderBy: newest, limit: 1 })
      if (!row) throw refused('tour.none')
      return toRecord(row)
    },
  })

  route(app, deps, tourCalls.urlLookupKeyCheck, {
    handle: async ({ body }) => {
      const key = body.urlLookupKey.toLowerCase()
      const valid = tourCalls.create.body!.shape.urlLookupKey.safeParse(key).success
      return { available: valid && !(await isKeyTaken(db, key, undefined)) }
    },
  })
}
