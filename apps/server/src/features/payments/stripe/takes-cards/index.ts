/** Who can be paid by card: a ground floor, for what cards themselves stand on. */
export { canPayByCard, directorsWhoTakeCards, takesCards } from './takes-cards.ts'
