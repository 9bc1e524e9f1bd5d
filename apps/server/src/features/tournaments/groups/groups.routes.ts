import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { groupCalls, groupRecord } from '@ramplight/contract/tournaments/groups'
import { and, inArray, isNull, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { livingSeasons, seasonsWithDirectors } from '#features/tours/seasons/index'
import { records } from '#platform/database/records'
import type { AppDeps } from '#platform/http/deps'
import { inStore } from '#platform/http/family'
import { plainFamily } from '#platform/http/plain-family'
import { wrongField } from '#platform/http/wrong-field'
import { idsSeenBy, tournamentStore, tournamentSubject } from '../tournaments/index.ts'
import { groups } from './groups.table.ts'

const store = records(groups, 'groups')

type Create = BodyOf<typeof groupCalls.create>
type Change = BodyOf<typeof groupCalls.update>
type Written = Pick<typeof groups.$inferSelect, 'potPercentageAllocatedToGroup' | 'percentageOrDollar' | 'tournament' | 'season'>

/** Hundredths of a per cent. */
const ALL = 10_000

function check({ potPercentageAllocatedToGroup: part, percentageOrDollar, tournament, season }: Written): void {
  if (percentageOrDollar === 'percentage' && (part ?? 0) > ALL)
    throw wrongField('potPercentageAllocatedToGroup', 'must be at most 100 per cent', part)
  if (!tournament && !season) throw wrongField('tournament', 'name a tournament or a season', tournament)
}

export function groupsRoutes(app: FastifyInstance, deps: AppDeps): void {
  plainFamily(
    app,
    deps,
    groupCalls,
    {
      store,
      scope: (actor, deps) =>
        or(
          inArray(groups.tournament, idsSeenBy(deps.db, actor)),
          and(isNull(groups.tournament), inArray(groups.season, livingSeasons(deps.db))),
        ),
      parents: { tournament: inStore(tournamentStore), season: seasonsWithDirectors },
      subject: (_row, { tournament, season }) => ({ tournament: tournament && tournamentSubject(tournament), season }),
      onCreate: (body: Create) => {
        const percentageOrDollar = body.percentageOrDollar ?? groupRecord.starts.percentageOrDollar
        const { potPercentageAllocatedToGroup = null, tournament = null, season = null } = body
        check({ potPercentageAllocatedToGroup, percentageOrDollar, tournament, season })
        return { percentageOrDollar }
      },
      onChange: (body: Change, row) => {
        check({ ...row, ...body } as Written)
        return {}
      },
      about: (row) => ({ tournament: row.tournament, summary: `Group ${row.name}` }),
    },
    { bulkCreate: groupCalls.bulkCreate, bulkUpdate: groupCalls.bulkUpdate, restore: groupCalls.restore },
  )
}
