export { DirectorsSecondStep } from './directors-second-step.tsx'
export { securityEventsQuery } from './security-events.queries.ts'
export { SecurityTable } from './security-table.tsx'
