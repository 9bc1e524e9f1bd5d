import { groupRecord as record } from '@ramplight/contract/tournaments/groups'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { amount, recordColumns, reference } from '#platform/database/columns'

export const groups = pgTable(
  'groups',
  {
    ...recordColumns,
    name: text().notNull(),
    description: text(),
    /** Hundredths of a per cent, or cents. */
    potPercentageAllocatedToGroup: amount(),
    percentageOrDollar: text({ enum: ['percentage', 'dollar'] })
      .notNull()
      .default(record.starts.percentageOrDollar),
    tournament: reference(),
    season: reference(),
  },
  (t) => [index('groups_tournament').on(t.tournament), index('groups_season').on(t.season)],
)
