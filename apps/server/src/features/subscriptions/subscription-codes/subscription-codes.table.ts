import type { SubscriptionCode } from '@ramplight/contract/subscriptions/subscription-codes'
import { subscriptionCode as record } from '@ramplight/contract/subscriptions/subscription-codes'
import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { isoTimestamp, recordColumns, reference } from '#platform/database/columns'
import { uniqueAs } from '#platform/database/unique-as'

const subscriptionCodesCodeUnique = uniqueAs('subscription_codes_code_unique', 'subscription-code.taken')

export const subscriptionCodes = pgTable(
  'subscription_codes',
  {
    ...recordColumns,
    /** In capitals. A code that was ever given is not given again. */
    code: text().notNull(),
    level: reference(),
    expiresAt: isoTimestamp(),
    note: text(),
    active: boolean().notNull().default(record.starts.active),
    usedBy: reference(),
    usedAt: isoTimestamp(),
    extra: jsonb().$type<SubscriptionCode['extra']>(),
  },
  (t) => [subscriptionCodesCodeUnique.on(t.code)],
)
