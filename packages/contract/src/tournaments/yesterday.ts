const PACIFIC_DATE = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' })
const DAY = 24 * 60 * 60 * 1000

/**
 * `2027-06-11`: what a list of tournaments without a date begins after. By the westernmost of the product's timezones, so that
 * today's tournaments stay found until today is over everywhere.
 */
export const yesterday = (now: Date): string => PACIFIC_DATE.format(new Date(now.getTime() - DAY))
