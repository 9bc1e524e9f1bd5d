import type { User } from '@ramplight/contract/people/users'

/** `903-555-0142`, as lists and papers of directors write it (A06); what does not fit is `-`. */
export function writePhone(phone: string | null | undefined): string {
  const digits = (phone ?? '').replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return digits.length === 10 ? `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}` : '-'
}

/** `Alba, TX`, or `USA` when nothing is known. */
export const writePlace = ({ city, state }: Pick<User, 'city' | 'state'>): string => [city, state].filter(Boolean).join(', ') || 'USA'
