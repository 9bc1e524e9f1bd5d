/** The only door to user profiles for other features. */
export { isOf, ofAPerson } from './of-a-person.ts'
