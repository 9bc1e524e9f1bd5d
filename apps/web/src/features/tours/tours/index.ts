export { CreateTourBox } from './create-tour-box.tsx'
export { TourForm } from './tour-form.tsx'
export { ownToursQuery, tourByKeyQuery, tourQuery, toursToChooseQuery } from './tours.queries.ts'
export { waterWord } from './water-words.ts'
