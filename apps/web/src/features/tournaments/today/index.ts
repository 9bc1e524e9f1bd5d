export { EventList } from './event-list.tsx'
export { cardAttentionQuery, unpaidQuery, withdrawalsQuery } from './today.queries.ts'
export { Today } from './today.tsx'
