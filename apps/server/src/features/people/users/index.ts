/** The only door to people for other features. */
export { anglerNames, type UserRow, userStore } from './users.store.ts'
