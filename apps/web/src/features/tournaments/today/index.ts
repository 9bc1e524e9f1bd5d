export { EventList } from './event-list.tsx'
export { unpaidQuery } from './today.queries.ts'
export { Today } from './today.tsx'
