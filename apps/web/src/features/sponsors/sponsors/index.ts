export { SponsorTable } from './sponsor-table.tsx'
export { TourSponsors } from './tour-sponsors.tsx'
