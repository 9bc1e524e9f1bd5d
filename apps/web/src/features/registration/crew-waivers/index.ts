export { CrewWaivers } from './crew-waivers.tsx'
export { useAccepted } from './use-accepted.ts'
export { waiverColumns, waiverViews } from './waiver-column.tsx'
