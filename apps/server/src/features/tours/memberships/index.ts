/** The only door to memberships for other features. */
export { membershipStore, membersOf, movementOfMembership } from './memberships.store.ts'
