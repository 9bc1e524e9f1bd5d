export { previewQuery } from './tournament-results.queries.ts'
