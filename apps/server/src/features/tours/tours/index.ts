/** The door to tours for other features. */
export { idsOfToursEditedBy } from './edited-by.ts'
export { refuseForeignTour } from './refuse-foreign-tour.ts'
export {
  findTour,
  findTourByKey,
  idsOfToursDirectedBy,
  idsOfToursNamed,
  payoutsOfTours,
  publicTourKeys,
  type TourRow,
  tourStore,
} from './tours.store.ts'
