export { speciesQuery } from './species.queries.ts'
export { SpeciesList } from './species-list.tsx'
