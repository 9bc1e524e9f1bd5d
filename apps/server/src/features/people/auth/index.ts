/** The only door to signing in for other features. */
export { takeOrRefuse } from './attempts.ts'
export { revokeSessionsOf } from './sessions.ts'
