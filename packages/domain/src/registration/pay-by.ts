/** An event as far as it says until when a share is to be paid. */
export type PayByRules = {
  /** `2027-06-12`, the first date. */
  startDate: string
  settings?: { payout?: { registrationClosesAt?: string | undefined } | undefined } | null | undefined
}

/**
 * The last day on which a partner pays their share online, as a date: the day on which registration closes, where the director has said
 * one before the event; else the first day. Nothing happens to the boat after it: who has not paid by then pays at the ramp.
 */
export function payBy({ startDate, settings }: PayByRules): string {
  const closes = settings?.payout?.registrationClosesAt?.slice(0, 10)
  return closes && closes < startDate ? closes : startDate
}
