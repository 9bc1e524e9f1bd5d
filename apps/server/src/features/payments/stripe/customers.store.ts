import { refused } from '@ramplight/domain/kernel/errors'
import { fullName } from '@ramplight/domain/registration/full-name'
import { eq } from 'drizzle-orm'
import type Stripe from 'stripe'
import { userStore } from '#features/people/users/index'
import { askProvider, onceFor } from '#platform/cards/ask-provider'
import type { Deps } from '#platform/http/deps'
import { cardCustomers } from './cards.table.ts'

type Holder = { user: string; customer: string }

export async function customerOf({ db }: Pick<Deps, 'db'>, user: string): Promise<Holder | null> {
  const [row] = await db.select().from(cardCustomers).where(eq(cardCustomers.user, user))
  return row ?? null
}

/** Whose customer of the provider that is; null when it is nobody's here. */
export async function holderOf({ db }: Pick<Deps, 'db'>, customer: string): Promise<Holder | null> {
  const [row] = await db.select().from(cardCustomers).where(eq(cardCustomers.customer, customer))
  return row ?? null
}

/** The customer that a person is at the provider; made when there is none. Two at once make one. */
export async function ensureCustomer(deps: Deps, user: string): Promise<string> {
  const known = await customerOf(deps, user)
  if (known) return known.customer
  const person = await userStore.find(deps.db, user)
  if (!person) throw refused('record.not-found')
  const { email } = person
  const name = fullName(person)
  const about: Stripe.CustomerCreateParams = { ...(email ? { email } : {}), ...(name ? { name } : {}), metadata: { user } }
  const made = await askProvider(deps.cards, (stripe) => stripe.customers.create(about, onceFor('customer', user, email ?? '', name)))
  const row = { user, customer: made.id, createdAt: deps.now().toISOString() }
  await deps.db.insert(cardCustomers).values(row).onConflictDoNothing()
  return (await customerOf(deps, user))!.customer
}
