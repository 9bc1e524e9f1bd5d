import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { calcuttaCalls as calls } from '@ramplight/contract/payouts/calcuttas'
import { refused } from '@ramplight/domain/kernel/errors'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { findTournament, type TournamentRow, tournamentSubject } from '#features/tournaments/tournaments/index'
import type { Doer } from '#platform/audit/doer'
import { writeAudit } from '#platform/audit/write-audit'
import { inTransaction } from '#platform/database/in-transaction'
import type { Db } from '#platform/database/types'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { findLot, findLotPayout, holdCalcutta, type LotRow, lotsOf, payoutsOf } from './calcuttas.store.ts'
import { calcuttas } from './calcuttas.table.ts'
import { payLot, takeBackPayout } from './pay-lot.ts'
import { readCalcutta } from './read-calcutta.ts'
import { sellLot, takeBackLot } from './sell-lot.ts'

type OfLot = { lot: LotRow; tournament: TournamentRow }

async function lotWithTournament({ db }: Deps, id: string): Promise<OfLot | null> {
  const lot = await findLot(db, id)
  const tournament = lot && (await findTournament(db, lot.tournament))
  return lot && tournament ? { lot, tournament } : null
}

/** The calcutta of a tournament. Who runs it sells; its director says how it pays, and pays. */
export function calcuttaRoutes(app: FastifyInstance, deps: AppDeps): void {
  const load = ({ params, deps: { db } }: { params: { id: string }; deps: Deps }) => findTournament(db, params.id)
  const ofLot = (ctx: { params: { id: string }; deps: Deps }) => lotWithTournament(ctx.deps, ctx.params.id)
  const subject = ({ tournament }: { tournament: TournamentRow }) => tournamentSubject(tournament)

  route(app, deps, calls.byTournament, {
    load,
    subject: tournamentSubject,
    handle: async ({ deps: { db }, actor }, tournament) => ({ calcutta: await readCalcutta(db, tournament, actor) }),
  })

  route(app, deps, calls.save, {
    load,
    subject: tournamentSubject,
    handle: async ({ deps: { db }, actor, body, doer }, tournament) => {
      await saveCalcutta(db, tournament.id, body, doer)
      return { calcutta: await readCalcutta(db, tournament, actor) }
    },
  })

  route(app, deps, calls.sell, {
    load,
    subject: tournamentSubject,
    handle: async ({ deps: { db }, actor, body, doer }, tournament) => {
      await sellLot(db, tournament, body, doer)
      return { calcutta: await readCalcutta(db, tournament, actor) }
    },
  })

  route(app, deps, calls.takeBack, {
    load: ofLot,
    subject,
    handle: async ({ deps: { db }, actor, body, doer }, { lot, tournament }) => {
      await takeBackLot(db, lot, body.reason, doer)
      return { calcutta: await readCalcutta(db, tournament, actor) }
    },
  })

  route(app, deps, calls.payOut, {
    load: ofLot,
    subject,
    handle: async ({ deps: { db }, actor, body, doer }, { lot, tournament }) => {
      await payLot(db, lot, body, doer)
      return { calcutta: await readCalcutta(db, tournament, actor) }
    },
  })

  route(app, deps, calls.takeBackPayout, {
    load: async ({ deps, params }) => {
      const payout = await findLotPayout(deps.db, params.id)
      const of = payout && (await lotWithTournament(deps, payout.lot))
      return of && { ...of, payout }
    },
    subject,
    handle: async ({ deps: { db }, actor, body, doer }, { payout, tournament }) => {
      await takeBackPayout(db, { payout, tournament: tournament.id }, body.reason, doer)
      return { calcutta: await readCalcutta(db, tournament, actor) }
    },
  })
}

/** Sets it up, or changes it. Whoever has got money got it by the shares of then: they stay until it is taken back. */
const saveCalcutta = (db: Db, tournament: string, body: BodyOf<typeof calls.save>, doer: Doer): Promise<void> =>
  inTransaction(db, async (tx) => {
    // Two who set it up at once: the second finds the row of the first.
    const fresh = { tournament, ...body, createdAt: doer.at, updatedAt: doer.at }
    const [made] = await tx.insert(calcuttas).values(fresh).onConflictDoNothing().returning()
    const before = made ? null : await holdCalcutta(tx, tournament)
    if (before) {
      const pays = ({ houseShare, places }: Pick<typeof before, 'houseShare' | 'places'>) => JSON.stringify([houseShare, places])
      const isSame = pays(before) === pays(body)
      if (isSame && before.state === body.state) return
      if (!isSame && (await payoutsOf(tx, await lotsOf(tx, tournament))).length) throw refused('calcutta.has-paid')
      await tx
        .update(calcuttas)
        .set({ ...body, updatedAt: doer.at })
        .where(eq(calcuttas.tournament, tournament))
    }
    const summary = `Calcutta ${body.state}: the house keeps ${body.houseShare}%, places get ${body.places.join('%, ')}% of the pool`
    const action = before ? 'changed' : 'created'
    await writeAudit(tx, doer, { action, family: 'calcuttas', record: tournament, tournament, summary, before, after: fresh })
  })
