export { creditsQuery } from './credits.queries.ts'
export { CreditsView } from './credits-view.tsx'
