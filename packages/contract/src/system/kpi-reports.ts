import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { countTotal, isoDateTime } from '../kernel/fields.ts'

/** How the product is used, and what waits for somebody, for who runs the system. */
export const kpis = z
  .object({
    now: z.object({
      /** Tournaments on the water. */
      live: countTotal,
      messagesWaiting: countTotal,
      /** Messages that nobody tries any more. */
      messagesDead: countTotal,
      /** Notices that nobody has answered. */
      noticesOpen: countTotal,
    }),
    /** The last twelve, the newest first. Events and boats count in the month they were fished. */
    months: z.array(
      z.object({
        month: z.string().meta({ example: '2026-11' }),
        events: countTotal,
        boats: countTotal,
        weighIns: countTotal,
        newAnglers: countTotal,
        newDirectors: countTotal,
        messagesSent: countTotal,
      }),
    ),
  })
  .meta({ id: 'Kpis' })
export type Kpis = z.output<typeof kpis>

export const scheduledJob = z
  .object({
    name: z.string(),
    /** When it runs: minute, hour, day, month, day of the week. */
    cron: z.string(),
    /** When it ended last, and how; null: not that is known. */
    lastEndedAt: isoDateTime.nullable(),
    lastState: z.enum(['completed', 'failed', 'cancelled']).nullable(),
    /** How often it failed in the last seven days. */
    failures: countTotal,
  })
  .meta({ id: 'ScheduledJob' })
export type ScheduledJob = z.output<typeof scheduledJob>

export const kpiReportCalls = {
  show: endpoint({
    method: 'GET',
    path: '/api/kpi-reports/',
    summary: 'How much was fished, by month, and what waits now.',
    policy: 'system-admin',
    response: kpis,
  }),
  jobs: endpoint({
    method: 'GET',
    path: '/api/kpi-reports/jobs',
    summary: 'What the server does by the clock, and how it went.',
    policy: 'system-admin',
    response: z.array(scheduledJob),
  }),
}
