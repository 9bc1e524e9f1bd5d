/** The only door to the channel for other features. */
export { scopesOf } from './scopes-of.ts'
