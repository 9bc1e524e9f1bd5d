export { CheckInStation } from './check-in-station.tsx'
