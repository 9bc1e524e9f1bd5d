/** The only door to days of weigh-ins for other features. */
export { daysOf, refuseClosedDay, weighInDayStore } from './weigh-in-day.store.ts'
