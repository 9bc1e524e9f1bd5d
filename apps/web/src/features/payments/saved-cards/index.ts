export { OwnCardRows, SavedCards } from './saved-cards.tsx'
