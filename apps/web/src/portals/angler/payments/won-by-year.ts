import type { Payment } from '@ramplight/contract/payments/payments'
import { byText } from '@ramplight/domain/kernel/text-order'
import type { Cents } from '@ramplight/domain/kernel/units'
import { isoDateOf } from '@ramplight/ui/values/times'

/** What was paid out to somebody in each year, the newest first. What is void or not settled counts in none. */
export function wonByYear(payments: readonly Payment[]): { year: string; cents: Cents }[] {
  const years = new Map<string, Cents>()
  for (const { status, debitOrCredit, amount, createdAt } of payments) {
    if (status !== 'completed' || debitOrCredit !== 'debit') continue
    const year = isoDateOf(createdAt).slice(0, 4)
    years.set(year, (years.get(year) ?? 0) + amount)
  }
  return [...years].map(([year, cents]) => ({ year, cents })).sort((a, b) => byText(b.year, a.year))
}
