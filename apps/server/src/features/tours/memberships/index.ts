/** The only door to memberships for other features. */
export { membershipStore, membersOf } from './memberships.store.ts'
