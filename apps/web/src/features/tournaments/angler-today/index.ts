export { eventOfTheDay, inOrderOf, type MyEvent, phaseOf } from './angler-day.ts'
export { boardQuery, myEntriesQuery } from './angler-today.queries.ts'
export { t as anglerTexts } from './angler-today.texts.ts'
export { TodayCard } from './today-card.tsx'
