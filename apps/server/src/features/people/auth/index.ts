/** The only door to signing in for other features. */
export { giveBack, takeInvitation, takeOrRefuse } from './attempts.ts'
export { freshCode, sendCode } from './codes.ts'
export { tellBefore } from './email-changes.ts'
export { LETTERS } from './letters.ts'
export { networkOf } from './login-throttle.ts'
export { isSignedOut, languagesOf, revokeSessionsOf } from './sessions.ts'
