export { SponsorTable } from './sponsor-table.tsx'
export { sponsorsOfTour } from './sponsors.queries.ts'
export { TourSponsors } from './tour-sponsors.tsx'
