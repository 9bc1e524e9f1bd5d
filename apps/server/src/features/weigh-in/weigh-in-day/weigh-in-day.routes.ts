import type { WeighInDay } from '@ramplight/contract/weigh-in/weigh-in-day'
import { weighInDayCalls as calls } from '@ramplight/contract/weigh-in/weigh-in-day'
import { refused } from '@ramplight/domain/kernel/errors'
import { checkDay } from '@ramplight/domain/weigh-in/check-bag'
import { inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { findTournament, idsWeighedBy, tournamentStore, tournamentSubject } from '#features/tournaments/tournaments/index'
import { toRecord } from '#platform/database/records'
import type { Queryable } from '#platform/database/types'
import { bothVersions } from '#platform/http/both-versions'
import type { AppDeps } from '#platform/http/deps'
import { inStore } from '#platform/http/family'
import { plainFamily } from '#platform/http/plain-family'
import { route } from '#platform/http/route'
import { stationTotals } from '../weigh-ins/index.ts'
import { receiveChunk } from './receive-chunk.ts'
import { aboutDay, type DayOf, weighInDayStore as store, type WeighInDayRow } from './weigh-in-day.store.ts'
import { weighInDays } from './weigh-in-day.table.ts'
import { closing, writeDay } from './write-day.ts'

/** With what has come in, counted for all of them in one statement. */
async function present(rows: WeighInDayRow[], db: Queryable): Promise<WeighInDay[]> {
  const totals = await stationTotals(db, [...new Set(rows.map((row) => row.tournament))])
  return rows.map((row) => {
    const stations = totals.filter((total) => total.tournament === row.tournament && total.day === row.day)
    const openedAt = row.openedAt ?? row.createdAt
    const closedAt = row.closed ? (row.closedAt ?? row.createdAt) : null
    return { ...toRecord(row), openedAt, closedAt, bags: stations.reduce((sum, { bags }) => sum + bags, 0), stations }
  })
}

/** A record stays with its day: another day has its own. */
function refuseMove(sent: Partial<DayOf>, row: DayOf): void {
  for (const field of ['tournament', 'day'] as const)
    if (sent[field] !== undefined && sent[field] !== row[field]) throw refused('reference.unknown', { field })
}

export function weighInDayRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(app, deps, calls, {
    store,
    scope: (actor, deps) => inArray(weighInDays.tournament, idsWeighedBy(deps.db, actor)),
    parents: { tournament: inStore(tournamentStore) },
    subject: (_row, { tournament }) => tournament && tournamentSubject(tournament),
    stamp: ({ closed }: { closed?: boolean }, { id }) => ({ openedBy: id, closedBy: closed ? id : null }),
    onCreate: ({ day }: DayOf, { parents }) => {
      checkDay(day, parents.tournament!)
      return {}
    },
    onChange: (sent: Partial<DayOf> & { closed?: boolean }, row, { doer }) => {
      refuseMove(sent, row)
      return closing(sent.closed, row.closed, doer)
    },
    present: (rows, _viewer, deps) => present(rows, deps.db),
    about: aboutDay,
  })

  route(app, deps, calls.createOrUpdate, {
    load: ({ body, deps }) => findTournament(deps.db, body.tournament),
    subject: tournamentSubject,
    handle: async ({ body, doer, request, deps }, tournament) => {
      checkDay(body.day, tournament)
      const presentOne = async (row: WeighInDayRow) => (await present([row], deps.db))[0]!
      return presentOne(await writeDay(deps.db, body, doer).catch(bothVersions(calls.createOrUpdate, request, presentOne)))
    },
  })

  route(app, deps, calls.createOrUpdateDayChunk, {
    load: ({ body, deps }) => findTournament(deps.db, body.tournament),
    subject: tournamentSubject,
    handle: ({ body, doer, request, deps }, tournament) => receiveChunk(deps.db, tournament, body, doer, request),
  })
}
