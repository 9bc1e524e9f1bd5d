/** The only door to subscription levels for other features. */
export { addCurrentLevels } from './current-levels.ts'
export { hasPriceIn, isPriceOf, type PriceSet, priceIdOf, priceSetOf } from './price-sets.ts'
export { presentLevels, type SubscriptionLevelRow, subscriptionLevelStore } from './subscription-levels.store.ts'
