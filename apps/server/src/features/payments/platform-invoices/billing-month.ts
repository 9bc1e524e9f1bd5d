import { todayAt } from '@ramplight/contract/tournaments/today-at'
import { type Month, monthBefore, monthOf } from '@ramplight/domain/money/monthly-bill'
import { CENTRAL } from '@ramplight/domain/tournament/zones'

/** Months end in this zone for everybody, wherever their events are: the middle of the country. */
export const BILLING_ZONE = CENTRAL
/** A month is billed on the evening of its last day, when the boats of that day are in. */
const EVENING_MS = 4 * 3_600_000

const billingDay = (now: Date): string => todayAt(BILLING_ZONE, new Date(now.getTime() + EVENING_MS))

/** The last month that is over, and billed. */
export const closedMonth = (now: Date): Month => monthBefore(billingDay(now))
/** The month that is billed next. */
export const comingMonth = (now: Date): Month => monthOf(billingDay(now))
