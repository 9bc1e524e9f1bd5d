/** The only door to what is asked of a director, for other features. */
export { tellOfWithdrawal } from './ask-director.ts'
