/** The only door to user profiles for other features. */
export { ofAPerson } from './of-a-person.ts'
