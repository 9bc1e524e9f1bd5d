/** The only door to user profiles for other features. */

export { hasPublicCard } from './has-public-card.ts'
export { isOf, ofAPerson } from './of-a-person.ts'
export { ownersOfProfiles } from './owners-of-profiles.ts'
