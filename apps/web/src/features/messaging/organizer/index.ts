export { Organizer } from './organizer.tsx'
