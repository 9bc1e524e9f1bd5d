import { newId } from '@ramplight/contract/kernel/new-id'
import { platformInvoiceCalls as calls } from '@ramplight/contract/payments/platform-invoices'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { userStore } from '#features/people/users/index'
import { priceSetOf } from '#features/subscriptions/subscription-levels/index'
import type { Queryable } from '#platform/database/types'
import type { AppDeps, Deps } from '#platform/http/deps'
import { route } from '#platform/http/route'
import { presentReadable } from '#platform/http/unreadable-rows'
import { lockedAccounts } from '../accounts/index.ts'
import { pagesAt } from '../stripe/index.ts'
import { billOf } from './bill-of.ts'
import { comingMonth } from './billing-month.ts'
import { shownCard } from './card-of.ts'
import { invoiceMoney, isUnpaid, owedNow, UNPAID } from './charges/index.ts'
import { lookAtPaid, payInvoice } from './collect.ts'
import { platformBookIn, platformLinesIn } from './platform-book.ts'
import { platformInvoices as invoices } from './platform-invoices.table.ts'
import { namedPeople, namesIn, presentInvoices, presentLine } from './present-invoices.ts'
import { FEES_PAGE } from './warn.ts'

const MOST = 200

const find = async (db: Queryable, id: string) => (await db.select().from(invoices).where(eq(invoices.id, id)))[0] ?? null

/** What directors owe the platform itself. */
export function platformInvoiceRoutes(app: FastifyInstance, deps: AppDeps): void {
  const ofDirector = {
    load: ({ params, deps }: { params: { id: string }; deps: Deps }) => userStore.find(deps.db, params.id),
    subject: ({ id }: { id: string }) => ({ user: id }),
  }

  route(app, deps, calls.ofDirector, {
    ...ofDirector,
    handle: async ({ deps }, { id: director }) => {
      const { db, now } = deps
      await lookAtPaid(deps, eq(invoices.director, director))
      const month = comingMonth(now())
      const { bill } = await billOf(db, director, { month, prices: priceSetOf(deps) })
      const names = await namesIn(db, bill.lines, bill.licensed)
      const rows = await db.select().from(invoices).where(eq(invoices.director, director)).orderBy(desc(invoices.month)).limit(MOST)
      return {
        director,
        locked: (await lockedAccounts(db, [director])).has(director),
        coming: {
          ...{ ...bill, month, lines: bill.lines.map((line) => presentLine(names, line)) },
          licensed: namedPeople(names, bill.licensed),
        },
        card: await shownCard(deps, director),
        invoices: await presentInvoices(db, rows),
      }
    },
  })

  route(app, deps, calls.standing, {
    ...ofDirector,
    handle: async ({ deps: { db } }, { id: director }) => {
      const rows = await db
        .select()
        .from(invoices)
        .where(and(eq(invoices.director, director), inArray(invoices.status, [...UNPAID])))
      const missed = rows.filter(({ tries }) => tries > 0)
      const money = await invoiceMoney(
        db,
        missed.map(({ id }) => id),
      )
      const amount = missed.reduce((sum, one) => sum + owedNow(one, money.get(one.id)), 0)
      return { director, locked: (await lockedAccounts(db, [director])).has(director), unpaid: missed.length, amount }
    },
  })

  route(app, deps, calls.all, {
    handle: async (ctx) => {
      const { db } = ctx.deps
      const order = [desc(sql`${invoices.status} in ('failed', 'disputed')`), desc(invoices.month), desc(invoices.id)]
      const rows = await db
        .select()
        .from(invoices)
        .orderBy(...order)
        .limit(MOST)
      return presentReadable(rows, (some) => presentInvoices(db, some), ctx)
    },
  })

  route(app, deps, calls.book, { handle: ({ deps, params }) => platformBookIn(deps.db, params.year, deps.now().getUTCFullYear()) })
  route(app, deps, calls.bookLines, { handle: ({ deps, params }) => platformLinesIn(deps.db, params.month, params.purpose) })

  route(app, deps, calls.pay, {
    load: ({ params, deps }) => find(deps.db, params.id),
    subject: ({ director }) => ({ user: director }),
    handle: async ({ deps, request }, row) => {
      // A turn of its own: what the card said yesterday is not the answer to this tap.
      const back = `${pagesAt(deps, request)}${FEES_PAGE}`
      const prove = !isUnpaid(row) ? null : await payInvoice(deps, row, ['asked', newId()], back)
      return { ...(await presentInvoices(deps.db, [(await find(deps.db, row.id))!]))[0]!, prove }
    },
  })
}
