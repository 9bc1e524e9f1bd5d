import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { askProvider, orNull } from '#platform/cards/ask-provider'
import { atTime } from '#platform/cards/at-time'
import type { Deps } from '#platform/http/deps'
import { eachRow } from '#platform/jobs/each-row'
import { cardEvents } from './cards.table.ts'
import { isPayoutGroup, settlePayout } from './pay-out-by-card.ts'
import { settleAccount } from './settle-account.ts'
import { settleBill } from './settle-bill.ts'
import { settlePayment, settleSession } from './settle-payment.ts'
import { settlePlatformCharge } from './settle-platform-charge.ts'
import { settleSubscription } from './settle-subscription.ts'

type EventRow = typeof cardEvents.$inferSelect
type Settling = (deps: Deps, event: Pick<EventRow, 'objectId' | 'account'>) => Promise<boolean>

const idOf = (named: string | { id: string } | null | undefined): string | null => (typeof named === 'string' ? named : (named?.id ?? null))

/** A payment for an entry or a membership, or to the platform itself. */
const settleIntent = async (deps: Deps, intent: string): Promise<boolean> =>
  (await settlePayment(deps, intent)) || settlePlatformCharge(deps, intent)

/** Looks at the payment that the object is part of. */
const settlePart =
  (find: (stripe: Stripe, id: string) => Promise<{ payment_intent?: string | { id: string } | null }>): Settling =>
  async (deps, { objectId }) => {
    const found = await askProvider(deps.cards, (stripe) => orNull(find(stripe, objectId)))
    const intent = idOf(found?.payment_intent)
    return intent ? settleIntent(deps, intent) : false
  }

/** What each kind of object makes us look at. The kind of news does not matter: what is there now does. */
const SETTLING: Record<string, Settling> = {
  'checkout.session': (deps, { objectId }) => settleSession(deps, objectId),
  payment_intent: (deps, { objectId }) => settleIntent(deps, objectId),
  charge: settlePart((stripe, id) => stripe.charges.retrieve(id)),
  refund: settlePart((stripe, id) => stripe.refunds.retrieve(id)),
  dispute: settlePart((stripe, id) => stripe.disputes.retrieve(id)),
  subscription: async (deps, { objectId }) => (await settleSubscription(deps, objectId)) !== null,
  invoice: async (deps, { objectId }) => {
    const found = await askProvider(deps.cards, (stripe) => orNull(stripe.invoices.retrieve(objectId, { expand: ['payments'] })))
    const subscription = idOf(found?.parent?.subscription_details?.subscription)
    const row = subscription ? await settleSubscription(deps, subscription) : null
    if (row?.user) await settleBill(deps, row.user, found!)
    return row !== null
  },
  account: (deps, { objectId }) => settleAccount(deps, objectId),
  transfer: (deps, { objectId }) => settlePayout(deps, objectId),
}

/** What the provider has to be told to send for each of them. A dispute comes among what happens to charges. */
const SENT_AS: Record<string, string> = {
  dispute: 'charge.*',
  subscription: 'customer.subscription.*',
  account: 'account.updated',
}
/** The events that an endpoint at the provider has to send, as an admin chooses them there. */
export const heardEvents = (): string[] => [...new Set(Object.keys(SETTLING).map((object) => SENT_AS[object] ?? `${object}.*`))]

/** Is that about something that we look at? */
export function concernsUs(event: Stripe.Event): boolean {
  const { object, transfer_group } = event.data.object as { object?: string; transfer_group?: string }
  // Each card payment makes a transfer; those are looked at with their payment.
  return object! in SETTLING && (object !== 'transfer' || isPayoutGroup(transfer_group))
}

/** Writes down that the provider has told something, once for each of its ids. Answers what is still to be done. */
export async function keepEvent({ db, now }: Deps, event: Stripe.Event, heardBy: EventRow['heardBy']): Promise<EventRow | null> {
  const object = event.data.object as { object: string; id?: string }
  const row = {
    ...{ id: event.id, type: event.type, object: object.object, objectId: object.id ?? '', account: event.account ?? null, heardBy },
    ...{ happenedAt: atTime(event.created), heardAt: now().toISOString() },
    state: concernsUs(event) ? ('waiting' as const) : ('nothing' as const),
  }
  const [fresh] = await db.insert(cardEvents).values(row).onConflictDoNothing().returning()
  if (fresh) return fresh.state === 'waiting' ? fresh : null
  const [known] = await db
    .select()
    .from(cardEvents)
    .where(and(eq(cardEvents.id, event.id), eq(cardEvents.state, 'waiting')))
  return known ?? null
}

/** Does what an event is a reason for. What fails stays and is tried again; it can be done as often as one likes. */
export const doEvent = (deps: Deps, event: EventRow): Promise<boolean> =>
  tryEvent(deps, event).then(
    () => true,
    () => false,
  )

/** The same; throws what failed. */
async function tryEvent(deps: Deps, event: EventRow): Promise<void> {
  try {
    const isOurs = (await SETTLING[event.object]?.(deps, event)) ?? false
    await deps.db
      .update(cardEvents)
      .set({ state: isOurs ? 'done' : 'nothing', lastError: null })
      .where(eq(cardEvents.id, event.id))
  } catch (error) {
    const lastError = String((error as { code?: string }).code ?? (error as Error).name).slice(0, 80)
    await deps.db
      .update(cardEvents)
      .set({ tries: sql`${cardEvents.tries} + 1`, lastError })
      .where(eq(cardEvents.id, event.id))
    throw error
  }
}

const AT_ONCE = 100

/** Tries again what could not be done when it was told. Answers how many are done now. */
export function doWaiting(deps: Deps, before: string = deps.now().toISOString()): Promise<number> {
  const isWaiting = and(eq(cardEvents.state, 'waiting'), lt(cardEvents.heardAt, before))
  return eachRow(deps, 'card-event', {
    find: ({ isDue, order }) =>
      deps.db
        .select()
        .from(cardEvents)
        .where(and(isWaiting, isDue(cardEvents.id)))
        .orderBy(order(cardEvents.id), asc(cardEvents.heardAt))
        .limit(AT_ONCE),
    id: ({ id }) => id,
    work: (event) => tryEvent(deps, event),
  })
}
