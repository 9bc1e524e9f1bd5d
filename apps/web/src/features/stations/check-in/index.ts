export { CheckInStation } from './check-in-station.tsx'
export { useCheckInTimes } from './use-check-in-times.ts'
