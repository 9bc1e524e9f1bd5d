/** The only door to audiences, and to what is written to people, for other features. */
export { peopleOf, refuseForeignFlight } from './audience-people.ts'
export { sendToPeople } from './send-to-people.ts'
