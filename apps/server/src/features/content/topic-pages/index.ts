/** The only door to the pages of the help for other features. */
export { hasPages, topicPageStore } from './topic-pages.store.ts'
