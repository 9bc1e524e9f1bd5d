/** The only door to card payments for other parts. */

export { openAccounts } from './card-accounts.store.ts'
export { CARD_HOOK_PATH } from './card-hook.ts'
export { cardCheckouts, cardMovements } from './cards.table.ts'
export { connectStandIn, sendToBank } from './connect-stand-in.ts'
export { customerOf, ensureCustomer } from './customers.store.ts'
export { feesByCard } from './fees-by-card.ts'
export { openCardWork } from './open-card-work.ts'
export { payShareAtStandIn } from './pay-share-at-stand-in.ts'
export { cardOf, cardsOf, checkoutToRefund, refundToCard } from './refund-card.ts'
export { sellLevels } from './sell-levels.ts'
export { closeCheckoutsOf, hasOpenCheckout } from './start-checkout.ts'
