export { PlatformBookView } from './platform-book-view.tsx'
