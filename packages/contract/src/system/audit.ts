import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/family.ts'
import { byUser } from '../kernel/family-calls.ts'
import { id, isoDateTime } from '../kernel/fields.ts'

/** Every write: who, as whom, when, what before and after, from which device (decisions 12). */
export const auditLine = z
  .object({
    _id: id,
    at: isoDateTime,
    by: id.nullable(),
    byName: z.string().nullable(),
    /** The admin who worked as `by`. */
    impersonator: id.nullable(),
    impersonatorName: z.string().nullable(),
    action: z.string(),
    family: z.string(),
    record: id,
    tournament: id.nullable(),
    summary: z.string(),
    before: z.unknown(),
    after: z.unknown(),
    device: z.string().nullable(),
  })
  .meta({ id: 'AuditLine' })
export type AuditLine = z.output<typeof auditLine>

const base = '/api/audit/'
const lines = z.array(auditLine)
/** The name of a family as it stands in its address. */
const family = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z-]{0,59}$/, 'must be the name of a family such as tournaments')
  .meta({ example: 'tournaments' })

/** Each answers the newest 500, newest first. Private fields are shown to those who may see them of the record itself. */
export const auditCalls = {
  list: endpoint({
    method: 'GET',
    path: base,
    summary: 'What was done in the whole system: by a family, by a person or who acted as them, by time (`from` is in, `to` is not).',
    policy: 'system-admin',
    query: z.object({ family: family.optional(), by: id.optional(), from: isoDateTime.optional(), to: isoDateTime.optional() }),
    response: lines,
  }),
  byTournament: endpoint({
    method: 'GET',
    path: `${base}by-tournament/{id}`,
    summary: 'The newest 500 changes of a tournament, its entries, weigh-ins and results.',
    policy: 'tournament.run',
    see: 'tournament.see',
    params: idParams,
    response: lines,
  }),
  byRecord: endpoint({
    method: 'GET',
    path: `${base}by-record/{family}/{id}`,
    summary: 'The history of one record, also of a deleted one, for those who may change it or run its tournament. Others get a 404.',
    policy: 'signed-in',
    params: z.object({ family, id }),
    response: lines,
  }),
  byUser: byUser(
    base,
    'What a person did, and what was done in their name: for themself, without before and after, and for admins.',
    { see: 'user.self' },
    lines,
  ),
}
