/** The only door to memberships for other features. */
export { type MembershipRow, membershipStore, membersOf, movementOfMembership } from './memberships.store.ts'
