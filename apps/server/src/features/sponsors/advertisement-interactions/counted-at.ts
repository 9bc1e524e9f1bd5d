import type { AdvertiserCount } from '@ramplight/contract/sponsors/advertisement-interactions'
import { and, asc, count, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { advertisementInteractions as interactions } from './advertisement-interactions.table.ts'

const { advertiser, source, type, createdAt, deleted } = interactions
const ofType = (one: typeof type._.data): SQL => sql`case when ${type} = ${one} then 1 end`

/** How often each advertiser was seen and clicked, by where: from one moment on, and before another. */
export const countedAt = (db: Queryable, { from, before }: { from?: string | null; before?: string | null }): Promise<AdvertiserCount[]> =>
  db
    .select({ advertiser, source, views: count(ofType('view')), clicks: count(ofType('click')) })
    .from(interactions)
    .where(and(eq(deleted, false), from ? gte(createdAt, from) : undefined, before ? lt(createdAt, before) : undefined))
    .groupBy(advertiser, source)
    .orderBy(asc(advertiser), asc(source))
