export { writeSpots } from './write-spots.ts'
