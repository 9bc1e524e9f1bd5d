export { JoinTeam } from './join-team.tsx'
export { Registration } from './registration.tsx'
export { t as teamSignUpTexts } from './team-sign-up.texts.ts'
