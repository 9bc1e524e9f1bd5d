import { planCalls as calls } from '@ramplight/contract/subscriptions/plans'
import { todayAt } from '@ramplight/contract/tournaments/today-at'
import { hasBegun } from '@ramplight/domain/registration/registration-window'
import { tierOf } from '@ramplight/domain/subscriptions/tiers'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { lockedAccounts } from '#features/payments/accounts/index'
import { userStore } from '#features/people/users/index'
import { findTournament, tournamentSubject } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import type { AppDeps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { licenses } from '../licenses/index.ts'
import { priceSetOf } from '../subscription-levels/index.ts'
import { subscriptionStore } from '../subscriptions/index.ts'
import { billOf } from './bill-of.ts'
import { isOnSale, limitsOf } from './limits-of.ts'
import { overLimit, registrantsOf } from './registrants-of.ts'

const { table: subscriptions } = subscriptionStore
const DAY_MS = 86_400_000
const DAYS_BACK = 90

/** What directors have, and how much of it their events use. */
export function planRoutes(app: FastifyInstance, deps: AppDeps): void {
  route(app, deps, calls.ofDirector, {
    load: ({ params, deps }) => userStore.find(deps.db, params.id),
    subject: ({ id }) => ({ user: id }),
    handle: async ({ deps }, { id: director }) => {
      const { db, now } = deps
      const { tier, limit } = (await limitsOf(db, [director], priceSetOf(deps))).get(director)!
      const held = and(eq(subscriptions.user, director), inArray(subscriptions.status, ['active', 'paused']))
      const rows = await subscriptionStore.list(db, held, { orderBy: [desc(subscriptions.createdAt), desc(subscriptions.id)] })
      const own = rows.find(({ type, status }) => status === 'active' && tierOf(type) === tier) ?? rows[0]
      const seats = and(eq(licenses.director, director), eq(licenses.active, true), eq(licenses.deleted, false))
      const [given] = await db.select({ all: count() }).from(licenses).where(seats)
      const since = new Date(now().getTime() - DAYS_BACK * DAY_MS).toISOString().slice(0, 10)
      return {
        ...{
          director,
          tier,
          limit,
          onSale: await isOnSale(db, priceSetOf(deps)),
          subscription: own ? toRecord(own) : null,
          licenses: given?.all ?? 0,
        },
        bill: own?.subscription_id ? await billOf(deps, own.subscription_id) : null,
        over: limit === null ? [] : await overLimit(db, { director, since, limit }),
      }
    },
  })

  route(app, deps, calls.room, {
    load: ({ params, deps }) => findTournament(deps.db, params.id),
    subject: tournamentSubject,
    handle: async ({ deps: { db, now, cards } }, { id: tournament, director, ...event }) => ({
      ...{ tournament, ...(await limitsOf(db, [director], priceSetOf({ cards }))).get(director)! },
      registrants: (await registrantsOf(db, [tournament])).get(tournament) ?? 0,
      hasBegun: hasBegun(event, todayAt(zoneOf(event), now())),
      isLocked: (await lockedAccounts(db, [director])).has(director),
    }),
  })
}
