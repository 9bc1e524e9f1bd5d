export { DivisionList } from './division-list.tsx'
export { ownDivisionsQuery } from './divisions.queries.ts'
