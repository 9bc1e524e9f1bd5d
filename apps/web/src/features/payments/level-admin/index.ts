/** What system admins set up of subscriptions: levels, their features, codes. */
export { CodeList } from './code-list.tsx'
export { FeatureList } from './feature-list.tsx'
export { t as levelAdminTexts } from './level-admin.texts.ts'
export { LevelList } from './level-list.tsx'
export { SubscriptionTable } from './subscription-table.tsx'
