import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '#platform/http/deps'
import { accountRoutes } from './account.routes.ts'
import { cardHook } from './card-hook.ts'
import { checkoutRoutes } from './checkout.routes.ts'
import { customerRoutes } from './customer.routes.ts'
import { memberCheckoutRoutes } from './member-checkout.routes.ts'
import { subscriptionRoutes } from './subscription.routes.ts'

/** The card provider: its customers, what they pay, who gets it, and the door at which it tells what happened. */
export function stripeRoutes(app: FastifyInstance, deps: AppDeps): void {
  customerRoutes(app, deps)
  checkoutRoutes(app, deps)
  memberCheckoutRoutes(app, deps)
  subscriptionRoutes(app, deps)
  accountRoutes(app, deps)
  cardHook(app, deps)
}
