import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { idsOf } from '@ramplight/contract/kernel/envelope'
import { ownPotCalls } from '@ramplight/contract/registration/own-pots'
import { tournamentEntryCalls as calls, createEntry } from '@ramplight/contract/registration/tournament-entries'
import { withdrawalCalls } from '@ramplight/contract/registration/withdrawals'
import { NUMBERS } from '@ramplight/contract/sync/numbers-question'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import { isCheckInOnly } from '@ramplight/domain/registration/check-in-only'
import type { FastifyInstance } from 'fastify'
import { recalculateEntries } from '#features/results/tournament-results/index'
import { priceSetOf } from '#features/subscriptions/subscription-levels/index'
import { findTournament, idsRunBy, type TournamentRow, tournamentStore, tournamentSubject } from '#features/tournaments/tournaments/index'
import { receiveWeights } from '#features/weigh-in/weigh-ins/index'
import { askedOf } from '#platform/audit/history'
import { inTransaction } from '#platform/database/in-transaction'
import { bulkAnswer, only } from '#platform/database/outcomes'
import { withoutIds } from '#platform/database/records'
import { type Context, signedIn } from '#platform/http/context'
import { type AppDeps, type Deps, inside } from '#platform/http/deps'
import { workOf } from '#platform/http/family-work'
import { route } from '#platform/http/route'
import { presentReadable } from '#platform/http/unreadable-rows'
import { answerBoatNumber, answerNumbers } from './answer-numbers.ts'
import { askingToWithdraw, askToWithdraw, stayIn } from './ask-to-withdraw.ts'
import { changeEntries, isPaymentsOnly } from './change-entries.ts'
import { choosePots } from './choose-pots.ts'
import { deleteEntries } from './delete-entries.ts'
import { drawBoatNumbers } from './draw-boat-numbers.ts'
import { enterBoats } from './enter-boats.ts'
import { importEntries } from './import-entries.ts'
import { mergeEntries } from './merge-entries.ts'
import { queuedNumbering } from './number-boats.ts'
import { loadEntry } from './of-entry.ts'
import type { By, EntersBy } from './outcomes.ts'
import { unpaidCounts } from './refunded-among.ts'
import { saveBump } from './save-bump.ts'
import { setBoatNumbers } from './set-boat-numbers.ts'
import { presentEntries, presentEntry } from './tournament-entries.presenter.ts'
import { entryCounts, searchEntries } from './tournament-entries.queries.ts'
import { type EntryRow, entryStore, entrySubject } from './tournament-entries.store.ts'
import { syncedEntries } from './tournament-entries.synced.ts'
import { ownPlan, withdrawNow, withdrawnBefore } from './withdraw-now.ts'

// biome-ignore lint/suspicious/noExplicitAny: the actor and the doer are the same in the context of every call
const by = (ctx: Context<any>): EntersBy & By => ({ actor: signedIn(ctx), doer: ctx.doer, prices: priceSetOf(ctx.deps) })

/** An entry is asked about through its tournament. Everything that is written takes the lock of the tournament first. */
export function tournamentEntryRoutes(app: FastifyInstance, deps: AppDeps): void {
  deps.sync.families.set('tournament-entries', syncedEntries)
  deps.sync.calls.set('number', queuedNumbering)
  deps.sync.answers.set('tournament-entries boatNumber', answerBoatNumber)
  deps.sync.answers.set(`tournaments ${NUMBERS}`, answerNumbers)
  deps.history.set(
    entryStore.name,
    askedOf(entryStore, async (actor, entry, db) => {
      const tournament = await findTournament(db, entry.tournament)
      return tournament !== null && can(actor, 'tournament.run', entrySubject(entry, tournament))
    }),
  )
  const loadById = ({ params, deps }: { params: { id: string }; deps: Deps }) => loadEntry(deps.db, params.id)
  const loadTournament = ({ body, deps }: { body: { tournament: string }; deps: Deps }) => findTournament(deps.db, body.tournament)
  const subject = ({ entry, tournament }: { entry: EntryRow | null; tournament: TournamentRow }) => entrySubject(entry, tournament)

  const presented = (ctx: Pick<Context<AnyEndpoint>, 'actor' | 'deps' | 'request'>, rows: EntryRow[]) =>
    presentReadable(rows, (some) => presentEntries(ctx.deps.db, some, signedIn(ctx)), ctx)

  route(app, deps, calls.list, {
    handle: async (ctx) => presented(ctx, await searchEntries(ctx.deps.db, {}, signedIn(ctx))),
  })

  route(app, deps, calls.search, {
    handle: async (ctx) => presented(ctx, await searchEntries(ctx.deps.db, ctx.body, signedIn(ctx))),
  })

  route(app, deps, calls.get, {
    load: loadById,
    subject,
    handle: async (ctx, { entry }) => presentEntry(ctx.deps.db, entry, signedIn(ctx)),
  })

  route(app, deps, calls.create, {
    load: loadTournament,
    subject: tournamentSubject,
    handle: async (ctx) =>
      presentEntry(ctx.deps.db, only(await inTransaction(ctx.deps.db, (tx) => enterBoats(tx, [ctx.body], by(ctx)))), signedIn(ctx)),
  })

  route(app, deps, calls.update, {
    load: async ({ params, body, deps }) => {
      // What became of its money is said of a boat that is gone, too.
      const loaded = await loadEntry(deps.db, params.id, body.paymentLog != null && isPaymentsOnly(body))
      if (loaded) return loaded
      const tournament = body.tournament ? await findTournament(deps.db, body.tournament) : null
      return tournament && { entry: null, tournament }
    },
    // With bags, or of a boat that is not there yet, it is no check-in.
    subject: (loaded, { body }) => ({ ...subject(loaded), isCheckIn: loaded.entry !== null && isCheckInOnly(body) }),
    handle: async (ctx, { entry, tournament }) => {
      const { id } = ctx.params
      const { weights, ...body } = ctx.body
      const saved = await inTransaction(ctx.deps.db, async (tx) => {
        const row = only(
          entry
            ? await changeEntries(tx, [{ id, body }], by(ctx))
            : await enterBoats(tx, [createEntry.parse({ ...withoutIds(body), _id: id })], by(ctx)),
        )
        await receiveWeights(tx, tournament, { entry: id, weights }, ctx.doer)
        return row
      })
      return presentEntry(ctx.deps.db, saved, signedIn(ctx))
    },
  })

  route(app, deps, ownPotCalls.choosePots, {
    load: loadById,
    subject,
    handle: async (ctx, { entry }) => presentEntry(ctx.deps.db, await choosePots(entry.id, ctx.body.pots, workOf(ctx)), signedIn(ctx)),
  })

  route(app, deps, withdrawalCalls.withdrawals, {
    handle: async (ctx) => presented(ctx, await askingToWithdraw(ctx.deps.db, signedIn(ctx))),
  })

  route(app, deps, withdrawalCalls.askToWithdraw, {
    load: loadById,
    subject,
    handle: async (ctx, { entry }) => {
      const asked = await askToWithdraw(entry.id, ctx.body.question, { ...workOf(ctx), from: ctx.request.ip })
      return presentEntry(ctx.deps.db, asked, signedIn(ctx))
    },
  })

  // Tapped twice, or where the answer was lost, the second tap finds the boat gone.
  const loadWithGone = ({ params, deps }: { params: { id: string }; deps: Deps }) => loadEntry(deps.db, params.id, true)
  route(app, deps, withdrawalCalls.ownWithdrawal, {
    load: loadWithGone,
    subject,
    handle: async ({ actor, deps }, loaded) => {
      if (loaded.entry.deleted) return { isAllowed: false, isOut: true, ...(await withdrawnBefore(deps.db, loaded)).sums, kept: 0 }
      const plan = await ownPlan(deps.db, loaded, actor!.id, deps)
      return { isAllowed: plan !== null, isOut: false, card: plan?.card ?? 0, waits: plan?.waits ?? 0, kept: plan?.kept ?? 0 }
    },
  })

  route(app, deps, withdrawalCalls.withdrawNow, {
    load: loadWithGone,
    subject,
    handle: (ctx, { entry }) => withdrawNow(entry.id, ctx.body, { ...workOf(ctx), from: ctx.request.ip }),
  })

  route(app, deps, withdrawalCalls.stayIn, {
    load: loadById,
    subject,
    handle: async (ctx, { entry }) =>
      presentEntry(ctx.deps.db, await stayIn(entry.id, { ...workOf(ctx), from: ctx.request.ip }), signedIn(ctx)),
  })

  route(app, deps, calls.remove, {
    load: loadById,
    subject: (loaded) => ({ ...subject(loaded), isCheckIn: false }),
    handle: async (ctx, { entry }) => {
      only(await inTransaction(ctx.deps.db, (tx) => deleteEntries(tx, [entry.id], workOf(ctx))))
      return { ok: true as const }
    },
  })

  route(app, deps, calls.bulkCreate, {
    handle: async (ctx) => bulkAnswer(await inTransaction(ctx.deps.db, (tx) => enterBoats(tx, ctx.body, by(ctx)))),
  })

  route(app, deps, calls.bulkUpdate, {
    handle: async (ctx) => {
      const changes = ctx.body.map((body) => ({ id: body._id, body }))
      return bulkAnswer(await inTransaction(ctx.deps.db, (tx) => changeEntries(tx, changes, by(ctx))))
    },
  })

  route(app, deps, calls.bulkDelete, {
    handle: async (ctx) => bulkAnswer(await inTransaction(ctx.deps.db, (tx) => deleteEntries(tx, idsOf(ctx.body), workOf(ctx)))),
  })

  route(app, deps, calls.importEntries, {
    load: loadTournament,
    subject: tournamentSubject,
    handle: async (ctx, tournament) => {
      const { rows, ...imported } = await inTransaction(ctx.deps.db, (tx) =>
        importEntries(tx, tournament, ctx.body.entries, by(ctx), ctx.body.check),
      )
      return { ok: imported.refused.length === 0, entries: await presentEntries(ctx.deps.db, rows, signedIn(ctx)), ...imported }
    },
  })

  route(app, deps, calls.mergeEntries, {
    load: ({ body, deps }) => loadEntry(deps.db, body.keep),
    subject,
    handle: async (ctx) => {
      const merged = await inTransaction(ctx.deps.db, (tx) => mergeEntries(tx, ctx.body, inside(workOf(ctx), tx)))
      return presentEntry(ctx.deps.db, merged, signedIn(ctx))
    },
  })

  route(app, deps, calls.boatNumberListUpdate, {
    handle: async (ctx) => bulkAnswer(await inTransaction(ctx.deps.db, (tx) => setBoatNumbers(tx, ctx.body.itemsToProcess, by(ctx)))),
  })

  route(app, deps, calls.drawBoatNumbers, {
    load: loadTournament,
    subject: tournamentSubject,
    handle: async (ctx) => {
      const { rows, ...draw } = await inTransaction(ctx.deps.db, (tx) => drawBoatNumbers(tx, ctx.body, by(ctx)))
      return { ...draw, entries: await presentEntries(ctx.deps.db, rows, signedIn(ctx)) }
    },
  })

  route(app, deps, calls.bumpStationUpdate, {
    load: ({ body, deps }) => loadEntry(deps.db, body._id),
    subject,
    handle: async (ctx, loaded) =>
      presentEntry(ctx.deps.db, await inTransaction(ctx.deps.db, (tx) => saveBump(tx, loaded, ctx.body.bump, ctx.doer)), signedIn(ctx)),
  })

  route(app, deps, calls.entryCountSearch, {
    // Who owes is for who runs the tournament: counted by it, one of others is not in the answer.
    handle: async ({ body, actor, deps }) => {
      const policy = body.status || body.unpaid ? 'tournament.run' : 'tournament.see'
      const asked = [...(body.tournaments ?? []), ...(body.tournament ? [body.tournament] : [])]
      const tournaments =
        body.tournament || body.tournaments
          ? (await tournamentStore.findMany(deps.db, asked)).filter((row) => can(actor, policy, tournamentSubject(row)))
          : await idsRunBy(deps.db, actor)
      const ids = tournaments.map((row) => row.id)
      const counts = body.unpaid ? await unpaidCounts(deps.db, ids) : await entryCounts(deps.db, ids, body.status)
      const byTournament = tournaments.map(({ id }) => ({ tournament: id, count: counts.get(id) ?? 0 }))
      return { count: byTournament.reduce((sum, one) => sum + one.count, 0), byTournament }
    },
  })

  route(app, deps, calls.updateAll, {
    load: loadTournament,
    subject: tournamentSubject,
    handle: async ({ doer, deps }, { id }) => ({ ok: true as const, updated: await recalculateEntries(deps.db, id, doer) }),
  })

  for (const call of [calls.shopEntries, calls.shopEntriesByName])
    route(app, deps, call, {
      handle: async () => {
        throw refused('shop.not-connected')
      },
    })
}
