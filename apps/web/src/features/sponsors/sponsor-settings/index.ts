export { SponsorPlaces } from './sponsor-places.tsx'
export { sponsorSettingsQuery } from './sponsor-settings.queries.ts'
