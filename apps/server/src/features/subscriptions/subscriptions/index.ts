/** The only door to subscriptions for other features. */
export { type SubscriptionRow, subscriptionStore, visibleSubscriptions } from './subscriptions.store.ts'
