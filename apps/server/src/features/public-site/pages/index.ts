/** The door to what visitors, search engines and other programs get beside the API. */
export { publicSite } from './pages.routes.ts'
