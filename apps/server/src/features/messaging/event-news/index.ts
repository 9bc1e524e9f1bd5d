/** The only door to the news of events. */
export { openEventNews } from './open-event-news.ts'
export { tellNews } from './tell-news.ts'
