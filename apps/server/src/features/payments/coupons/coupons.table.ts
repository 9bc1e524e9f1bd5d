import { coupon as record } from '@ramplight/contract/payments/coupons'
import { sql } from 'drizzle-orm'
import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { amount, recordColumns, reference } from '#platform/database/columns'
import { uniqueAs } from '#platform/database/unique-as'

const couponsCodeUnique = uniqueAs('coupons_code_unique', 'coupon.taken')

export const coupons = pgTable(
  'coupons',
  {
    ...recordColumns,
    director: reference().notNull(),
    code: text().notNull(),
    /** Cents. */
    amount: amount().notNull(),
    tournament: reference(),
    most: integer(),
    until: date(),
    active: boolean().notNull().default(record.starts.active),
    stripeAccountId: text(),
  },
  (t) => [couponsCodeUnique.on(t.director, t.code).where(sql`not ${t.deleted}`)],
)
