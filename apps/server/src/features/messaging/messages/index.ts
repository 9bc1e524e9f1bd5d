/** The only door to audiences for other features. */
export { peopleOf, refuseForeignFlight } from './audience-people.ts'
