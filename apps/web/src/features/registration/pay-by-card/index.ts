export { CrewLines } from './crew-lines.tsx'
export { type BoatToPay, boatOfTeam, crewShares } from './crew-shares.ts'
export { PayByCard } from './pay-by-card.tsx'
export { PayMemberships, useDues } from './pay-membership.tsx'
