/**
 * Rules that the specification lists and that no screen has a field for (2 §5, 2 §9; A02, A03): they come from a library that its
 * products shared. Each answers whether the values are in order.
 */

/** Exactly four digits. The PIN of a station is another thing. */
export const isPin = (pin: string): boolean => /^\d{4}$/.test(pin)

export const LEAST_AGE = 12
export const LEAST_AGE_VARIANT = 14
/** By year alone, as the rule says: `today` and `born` are dates such as `2027-06-12`. */
export const isOldEnough = (born: string | null, today: string, least = LEAST_AGE): boolean =>
  born !== null && yearOf(today) - yearOf(born) >= least
const yearOf = (date: string): number => Number(date.slice(0, 4))

/** Employees need one, and nobody is hired tomorrow. */
export const isHireDate = (hired: string | null, { isEmployee, today }: { isEmployee: boolean; today: string }): boolean =>
  hired === null ? !isEmployee : hired < today

export const hasPermissionGroup = (groups: readonly string[]): boolean => groups.length > 0

/** Some districts, or with none the whole system. */
export const hasDistrict = ({
  selection,
  districts,
  system,
}: {
  selection: 'select' | 'none'
  districts: readonly string[]
  system: boolean
}): boolean => (selection === 'select' ? districts.length > 0 : system)

export const SYSTEM_MESSAGE_RECIPIENTS = ['sysadmin', 'admin', 'emp', 'sub'] as const
export const hasRecipient = (recipients: readonly string[]): boolean => SYSTEM_MESSAGE_RECIPIENTS.some((one) => recipients.includes(one))

/** Other products of the same maker. */
export const APPS = ['JumpHire', 'Mint', 'Silk'] as const
