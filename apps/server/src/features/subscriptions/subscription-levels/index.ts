/** The only door to subscription levels for other features. */
export { addCurrentLevels } from './current-levels.ts'
export { type SubscriptionLevelRow, subscriptionLevelStore } from './subscription-levels.store.ts'
