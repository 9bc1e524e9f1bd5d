/** The only door to subscriptions for other features. */
export { subscriptionStore, visibleSubscriptions } from './subscriptions.store.ts'
