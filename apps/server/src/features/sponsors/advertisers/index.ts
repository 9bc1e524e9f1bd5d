/** The only door to advertisers for other features. */
export { advertiserStore } from './advertisers.store.ts'
