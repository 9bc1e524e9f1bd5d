/** Who can be paid by card: a ground floor, for what cards themselves stand on. */
export { type CardsOn, canPayByCard, directorsWhoTakeCards } from './takes-cards.ts'
