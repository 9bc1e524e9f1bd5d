export { listedBy, newAngler } from './new-angler.ts'
