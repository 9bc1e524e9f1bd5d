/** How long an invitation waits, for every kind of them. */
export { goodUntil, stateAt } from './staff-invitations.store.ts'
