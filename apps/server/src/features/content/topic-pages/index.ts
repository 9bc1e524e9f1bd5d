/** The only door to the pages of the help for other features. */
export { hasPages } from './topic-pages.store.ts'
