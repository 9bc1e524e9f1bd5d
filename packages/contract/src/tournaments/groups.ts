import { z } from 'zod'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { bulkCreate, bulkUpdate, restore } from '../kernel/family-calls.ts'
import { id, money, requiredText, text } from '../kernel/fields.ts'
import { byId, byPart } from '../kernel/terms.ts'

const fields = {
  name: requiredText(80),
  description: text(1000).nullish(),
  /** Per cent or dollars, as `percentageOrDollar` says; at most 2 decimals of either. */
  potPercentageAllocatedToGroup: money.nullish(),
  /** Per cent unless said otherwise. */
  percentageOrDollar: z.enum(['percentage', 'dollar']).optional(),
  /** A group belongs to a tournament, to a season, or to both. */
  tournament: id.nullish(),
  season: id.nullish(),
}

/** Anglers who compete for a part of a pot of their own, such as seniors (2 §3). */
export const groupRecord = startingWith(record({ ...fields, percentageOrDollar: z.enum(['percentage', 'dollar']) }).meta({ id: 'Group' }), {
  percentageOrDollar: 'percentage',
})
export type GroupRecord = z.output<typeof groupRecord>

const base = '/api/groups/'
const shapes = {
  record: groupRecord,
  create: creatable(fields).refine(({ tournament, season }) => !!tournament || !!season, 'name a tournament or a season'),
  change: changeable(fields),
  terms: { name: byPart(80), tournament: byId, season: byId },
}

export const groupCalls = {
  ...family(base, 'groups', shapes, { list: 'public', see: 'group.see', create: 'group.edit', edit: 'group.edit' }),
  restore: restore(base, 'groups', shapes, { edit: 'group.edit' }),
  bulkCreate: bulkCreate(base, 'groups', shapes),
  bulkUpdate: bulkUpdate(base, 'groups', shapes),
}
