import type { PayoutStructure } from '@ramplight/contract/payouts/payout-structures'
import { payoutStructure as record } from '@ramplight/contract/payouts/payout-structures'
import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { recordColumns, reference } from '#platform/database/columns'

export const payoutStructures = pgTable(
  'payout_structures',
  {
    ...recordColumns,
    name: text().notNull(),
    tables: jsonb().$type<PayoutStructure['tables']>().notNull(),
    systemDefault: boolean().notNull().default(record.starts.systemDefault),
    director: reference(),
  },
  (t) => [index('payout_structures_director').on(t.director)],
)
