/** The door to themes for other features. */
export { themeOf } from './director-themes.store.ts'
