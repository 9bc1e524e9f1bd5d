/** The only door to settings of the installation for other features. */
export { REVENUE_SHARE, SMS_NUMBERS, SMS_PART_PRICE, settingOf } from './setting-of.ts'
