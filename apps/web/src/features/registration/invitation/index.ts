export { invitedQuery } from './invitation.queries.ts'
export { InvitedTo } from './invited-to.tsx'
export { LoginInvitation } from './login-invitation.tsx'
