import { count, eq, inArray, sql } from 'drizzle-orm'
import { files } from '../features/content/files/files.table.ts'
import { fillDemoFees } from '../features/payments/platform-invoices/index.ts'
import { connectStandIn, lookAtStandIn, sendToBank } from '../features/payments/stripe/index.ts'
import { installationSecrets } from '../features/people/auth/auth.table.ts'
import { INSTALLATION } from '../features/people/auth/sessions.ts'
import { users } from '../features/people/users/users.table.ts'
import { addCurrentLevels } from '../features/subscriptions/subscription-levels/index.ts'
import { hashPassword } from '../platform/auth/passwords.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { removeForGood } from '../platform/file-store/trash.ts'
import type { AppDeps } from '../platform/http/deps.ts'
import { giveOutPhones } from './demo-phones.ts'
import { newPassword } from './new-password.ts'
import { seedDisputes, seedHalf, seedMemberCard, seedSentPayout, seedWinners } from './seed-cards.ts'
import { DEMO_ACCOUNTS, seedDemo } from './seed-demo.ts'

/**
 * Makes sure the demo database has its world and that the printed password opens it. A world that is already there is
 * kept as its visitor left it; `fresh` starts over, with today's dates.
 */
export async function openDemo(
  deps: AppDeps,
  { password = newPassword(), fresh = false, log = console.log },
): Promise<{ password: string }> {
  if (fresh) await emptyDatabase(deps)
  const [people] = await deps.outside.select({ count: count() }).from(users)
  const isNew = people?.count === 0
  if (isNew) {
    // A world that starts over has lost them with everything else.
    await addCurrentLevels(deps.outside, { id: null, at: deps.now().toISOString(), device: null })
    await seedDemo(deps, password, log)
  } else {
    const emails = Object.values(DEMO_ACCOUNTS).map((account) => account.email)
    await deps.outside
      .update(users)
      .set({ passwordHash: await hashPassword(password), confirmed: true })
      .where(inArray(users.email, emails))
    const [admin] = await deps.outside.select({ at: users.updatedAt }).from(users).where(eq(users.email, DEMO_ACCOUNTS.director.email))
    if (admin) log('The demo world is kept from an earlier day. npm run demo -- --fresh starts over with dates around today.')
  }
  await giveOutPhones(deps)
  const [director] = await deps.outside.select({ id: users.id }).from(users).where(eq(users.email, DEMO_ACCOUNTS.director.email))
  if (director) {
    await connectStandIn(deps, director.id)
    await fillDemoFees(deps, director.id)
    await seedWinners(deps, DEMO_ACCOUNTS.angler.email)
    if (isNew) {
      await seedHalf(deps, DEMO_ACCOUNTS.angler.email)
      await seedMemberCard(deps)
      await seedDisputes(deps, director.id, DEMO_ACCOUNTS.angler.email)
      await seedSentPayout(deps, DEMO_ACCOUNTS.angler.email)
      await sendToBank(deps, director.id)
    }
    await lookAtStandIn(deps, director.id)
  }
  return { password }
}

/** Everything but the tables themselves, its files too. It stays the same installation: the file store goes on being its own. */
async function emptyDatabase({ outside: db, files: { store }, installation, now }: AppDeps): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`)
  const gone = await db.select({ copies: files.copies }).from(files)
  await inTransaction(db, async (tx) => {
    // Nobody else empties the ledger (migration locks_before_sums).
    await tx.execute(sql`select set_config('ramplight.new_demo', 'on', true)`)
    await tx.execute(sql.raw(`truncate ${rows.map((row) => row.name).join(', ')} cascade`))
    await tx.insert(installationSecrets).values({ name: INSTALLATION, value: installation, createdAt: now().toISOString() })
  })
  await removeForGood(
    store,
    gone.flatMap(({ copies }) => copies.map(({ key }) => key)),
  )
}
