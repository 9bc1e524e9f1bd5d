import { tourSettingsCalls } from '@ramplight/contract/tours/tour-settings'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin } from '@ramplight/domain/policies/who'
import { and, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { askedOf } from '#platform/audit/history'
import { withoutIds } from '#platform/database/records'
import { bothVersions } from '#platform/http/both-versions'
import { signedIn } from '#platform/http/context'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { findTour, type TourRow } from '../tours/index.ts'
import { presentTourSettings, refuseForeignPayout, settingsRow, type TourSettingsRow, tourSettingsStore } from './tour-settings.store.ts'
import { syncedTourSettings } from './tour-settings.synced.ts'
import { tourSettings } from './tour-settings.table.ts'

const UNSET = { payout: null, weight: null, pointsScoring: null, tournamentDefaults: null }
type Loaded = { row: TourSettingsRow; tour: TourRow }

/** Who may touch the settings is who may edit the tour: every policy here is asked about the tour. */
export function tourSettingsRoutes(app: FastifyInstance, deps: AppDeps): void {
  deps.sync.families.set('tour-settings', syncedTourSettings)
  deps.history.set(
    tourSettingsStore.name,
    askedOf(tourSettingsStore, async (actor, row, db) => {
      const tour = await findTour(db, row.tour)
      return tour !== null && can(actor, 'tour.edit', tour)
    }),
  )
  const mine = (actor: Actor) => (isAdmin(actor) ? undefined : inArray(tourSettings.tour, actor.tours))
  const about = (tour: TourRow) => ({ summary: `Settings of ${tour.name}` })
  const load = async ({ params, deps }: { params: { id: string }; deps: Deps }): Promise<Loaded | null> => {
    const row = await tourSettingsStore.find(deps.db, params.id)
    const tour = row && (await findTour(deps.db, row.tour))
    return tour ? { row, tour } : null
  }
  const subject = ({ tour }: Loaded) => tour

  route(app, deps, tourSettingsCalls.list, {
    handle: async (ctx) => (await tourSettingsStore.list(ctx.deps.db, mine(signedIn(ctx)))).map(presentTourSettings),
  })

  route(app, deps, tourSettingsCalls.search, {
    handle: async (ctx) => {
      const wanted = ctx.body.tour ? eq(tourSettings.tour, ctx.body.tour) : undefined
      return (await tourSettingsStore.list(ctx.deps.db, and(mine(signedIn(ctx)), wanted))).map(presentTourSettings)
    },
  })

  route(app, deps, tourSettingsCalls.get, { load, subject, handle: async (_ctx, { row }) => presentTourSettings(row) })

  route(app, deps, tourSettingsCalls.byTour, {
    load: ({ params, deps }) => findTour(deps.db, params.id),
    handle: async ({ doer, deps }, tour) => presentTourSettings(await settingsRow(deps.db, tour.id, doer)),
  })

  /** A tour has one row of settings: creating again changes it, under the id it already has. */
  route(app, deps, tourSettingsCalls.create, {
    load: ({ body, deps }) => findTour(deps.db, body.tour),
    handle: async (ctx, tour) => {
      const { body, doer } = ctx
      const row = await settingsRow(ctx.deps.db, tour.id, doer, body._id)
      await refuseForeignPayout(ctx.deps.db, signedIn(ctx), body, row, tour)
      return presentTourSettings(await tourSettingsStore.update(ctx.deps.db, row.id, withoutIds(body), undefined, doer, about(tour)))
    },
  })

  route(app, deps, tourSettingsCalls.update, {
    load,
    subject,
    handle: async (ctx, { row, tour }) => {
      const { body, doer, request } = ctx
      const { tour: _fixed, ...changes } = withoutIds(body)
      await refuseForeignPayout(ctx.deps.db, signedIn(ctx), changes, row, tour)
      const changed = tourSettingsStore.update(ctx.deps.db, row.id, changes, body._rev, doer, about(tour))
      return presentTourSettings(await changed.catch(bothVersions(tourSettingsCalls.update, request, presentTourSettings)))
    },
  })

  /** Deleting puts a tour back to what every tour starts with. */
  route(app, deps, tourSettingsCalls.remove, {
    load,
    subject,
    handle: async ({ doer, deps }, { row, tour }) => {
      await tourSettingsStore.update(deps.db, row.id, UNSET, undefined, doer, about(tour))
      return { ok: true as const }
    },
  })
}
