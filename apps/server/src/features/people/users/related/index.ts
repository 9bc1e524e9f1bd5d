/** What people have to do with tours and profiles. A door of its own: tours and profiles need the people themselves. */
export { changeHelpedTours, helpersOf, refuseDirector } from './helped-tours.ts'
export { knownOf } from './user-rules.ts'
