/** The only door to people for other features. */
export { presentSelf, presentTrace } from './users.presenter.ts'
export { accountOf, anglerNames, people, storePassword, type UserRow, userStore } from './users.store.ts'
