/** The only door to memberships for other features. */
export { owedInSql } from './member-sums.ts'
export { loadMembership, membershipSubject, type OfMembership } from './membership-with-season.ts'
export { type MembershipRow, membershipStore, membersOf } from './memberships.store.ts'
