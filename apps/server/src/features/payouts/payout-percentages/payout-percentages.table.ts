import type { PayoutPercentage } from '@ramplight/contract/payouts/payout-percentages'
import { payoutPercentage as record } from '@ramplight/contract/payouts/payout-percentages'
import { boolean, doublePrecision, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

export const payoutPercentages = pgTable(
  'payout_percentages',
  {
    ...recordColumns,
    name: text(),
    payStructure: jsonb().$type<PayoutPercentage['payStructure']>().notNull(),
    /** Percent. */
    last_place_payout: doublePrecision('last_place_payout'),
    user: reference(),
    systemDefault: boolean().notNull().default(record.starts.systemDefault),
  },
  (t) => [index('payout_percentages_user').on(t.user)],
)
