export { SubscriptionTable } from './subscription-table.tsx'
export { billedWord, levelWords } from './subscription-words.tsx'
export { allLevelsQuery } from './subscriptions.queries.ts'
export { syncAllSubscriptions } from './sync-subscriptions.ts'
