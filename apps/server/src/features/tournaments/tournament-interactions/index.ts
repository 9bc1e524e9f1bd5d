/** The only door to interactions for other features. */
export { markedBy } from './marked-by.ts'
