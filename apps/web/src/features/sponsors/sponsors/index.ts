export { SponsorTable } from './sponsor-table.tsx'
export { FIRST_SHAPE, type Shape } from './sponsor-values.ts'
export { sponsorsOfTour } from './sponsors.queries.ts'
export { TourSponsors } from './tour-sponsors.tsx'
