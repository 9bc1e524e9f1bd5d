export { CreateTourBox } from './create-tour-box.tsx'
export { TourForm } from './tour-form.tsx'
export { ownToursQuery, tourQuery } from './tours.queries.ts'
