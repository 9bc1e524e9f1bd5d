export { rafflesQuery } from './raffles.queries.ts'
export { RafflesView } from './raffles-view.tsx'
