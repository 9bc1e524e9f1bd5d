/** The only door to people for other features. */
export { atNumber, hasStillNumber, numberCounts, numberOf } from './at-number.ts'
export { foldAngler, isNewLine } from './fold-angler.ts'
export { demandAnotherAdmin, holdAdmins } from './last-admin.ts'
export { openAnglerBook } from './open-angler-book.ts'
export { peopleSeenBy } from './people-seen-by.ts'
export { phonesFor } from './phones-for.ts'
export { staffOrSeen } from './staff-or-seen.ts'
export { presentNamed, presentSelf, presentSkinny, presentUser, seesContact } from './users.presenter.ts'
export { isNamed, peopleAt, visiblePeople } from './users.queries.ts'
export {
  accountOf,
  accountsOf,
  anglerNames,
  fullNames,
  hasNoPassword,
  hasPassword,
  mergedAccountOf,
  passwordHashOf,
  people,
  storePassword,
  type UserRow,
  userStore,
} from './users.store.ts'
export { nameKeyOf } from './users.table.ts'
