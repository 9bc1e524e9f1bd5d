import { type Membership, membership } from '@ramplight/contract/tours/memberships'
import type { FieldError } from '@ramplight/ui/form/error-summary.tsx'
import { t } from './memberships.texts.ts'

/** A value of a member as it is typed, and as it was stored. */
export type OptionalValue = { name: string; text: string; stored: string | number | boolean | null }
export type MemberValues = Pick<Membership, 'amount' | 'approved' | 'active'> & { optional: OptionalValue[] }

const { starts } = membership

const textOf = (value: OptionalValue['stored']): string => (value === null ? '' : String(value))

export const memberValues = ({ amount, approved, active, optionalValues }: Membership): MemberValues => ({
  amount,
  approved,
  active,
  optional: Object.entries(optionalValues ?? {}).map(([name, stored]) => ({ name, text: textOf(stored), stored })),
})

/** What nobody touched keeps its kind: a number stays a number. */
const storedOf = ({ text, stored }: OptionalValue) => (text === textOf(stored) ? stored : text.trim())

/** As it is stored. What was paid is no part of it: payments are taken one by one. */
export const writtenMember = ({ optional, amount, ...values }: MemberValues) => ({
  ...values,
  // An empty box is nothing.
  amount: amount ?? starts.amount,
  optionalValues: optional.length === 0 ? null : Object.fromEntries(optional.map((one) => [one.name.trim(), storedOf(one)])),
})

/** Each value has a name of its own. */
export function checkOptional({ optional }: MemberValues): FieldError[] {
  const seen = new Set<string>()
  return optional.flatMap(({ name }, index): FieldError[] => {
    const field = `optional.${index}`
    const plain = name.trim()
    if (!plain) return [{ field, message: t('sheet.nameMissing') }]
    if (seen.has(plain)) return [{ field, message: t('sheet.nameTwice') }]
    seen.add(plain)
    return []
  })
}
