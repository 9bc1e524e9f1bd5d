import { kpiReportCalls as calls } from '@ramplight/contract/system/kpi-reports'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { countKpis } from './count-kpis.ts'
import { scheduledJobs } from './scheduled-jobs.ts'

export function kpiReportRoutes(app: FastifyInstance, deps: AppDeps): void {
  route(app, deps, calls.show, { handle: ({ deps }) => countKpis(deps.db, deps.now()) })
  route(app, deps, calls.jobs, { handle: ({ deps }) => scheduledJobs(deps.db) })
}
