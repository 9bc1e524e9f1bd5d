/** The only door to settings of the installation for other features. */
export { settingOf } from './setting-of.ts'
