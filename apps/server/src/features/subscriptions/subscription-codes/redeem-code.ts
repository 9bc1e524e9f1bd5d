import { refused } from '@ramplight/domain/kernel/errors'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import type { Tx } from '#platform/database/types'
import { subscriptionLevelStore } from '../subscription-levels/index.ts'
import { type SubscriptionRow, subscriptionStore } from '../subscriptions/index.ts'
import { subscriptionCodeStore } from './subscription-codes.store.ts'
import { subscriptionCodes as codes } from './subscription-codes.table.ts'

/** Opens the level of a code to who has it, and switches the code off in the same transaction: of two who type it at once one has it. */
export async function redeemCode(tx: Tx, { user, isIt }: { user: string; isIt: SQL | undefined }, doer: Doer): Promise<SubscriptionRow> {
  const [code] = await tx
    .select()
    .from(codes)
    .where(and(isIt, eq(codes.deleted, false)))
    .for('update')
  const level = code?.level ? await subscriptionLevelStore.find(tx, code.level) : null
  if (!code || !level) throw refused('code.over')
  await subscriptionCodeStore.update(tx, code.id, { active: false, usedBy: user, usedAt: doer.at }, undefined, doer, {
    summary: 'Subscription code used',
  })
  const opened = { type: level.type, level: level.id, user, status: 'active' as const, amount: 0 }
  return subscriptionStore.insert(tx, opened, doer, { summary: `Subscription ${level.type}: by a code` }, () => true)
}
