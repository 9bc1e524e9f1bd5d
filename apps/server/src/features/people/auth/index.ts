/** The only door to signing in for other features. */
export { revokeSessionsOf } from './sessions.ts'
