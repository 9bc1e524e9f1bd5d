/** The door from cards to the boats of teams that pay; by itself, because entering stands on the ground floor of this family. */
export { boatOfTeam, enterPaidTeam } from './enter-paid-team.ts'
