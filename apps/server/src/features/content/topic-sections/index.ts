/** The only door to the sections of the help for other features. */
export { idsOfSectionsSeenBy, topicSectionStore } from './topic-sections.store.ts'
