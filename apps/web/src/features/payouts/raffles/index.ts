export type { Buyer } from './buyer.ts'
export { rafflesQuery } from './raffles.queries.ts'
export { RafflesView } from './raffles-view.tsx'
