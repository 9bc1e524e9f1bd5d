import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/family.ts'
import { id, isoDateTime } from '../kernel/fields.ts'

/** Every write: who, when, what before and after, from which device (decisions 12). */
export const auditLine = z
  .object({
    _id: id,
    at: isoDateTime,
    by: id.nullable(),
    byName: z.string().nullable(),
    action: z.string(),
    family: z.string(),
    record: id,
    summary: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    device: z.string().nullable(),
  })
  .meta({ id: 'AuditLine' })
export type AuditLine = z.output<typeof auditLine>

export const auditCalls = {
  byTournament: endpoint({
    method: 'GET',
    path: '/api/audit/by-tournament/{id}',
    summary: 'The newest 500 changes of a tournament, its entries, weigh-ins and results.',
    policy: 'tournament.run',
    see: 'tournament.see',
    params: idParams,
    response: z.array(auditLine),
  }),
}
