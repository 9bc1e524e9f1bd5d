import { nameKey } from './name-key.ts'
import { type Numbered, phoneCounts } from './phone-counts.ts'
import { tenDigits } from './ten-digits.ts'

type Person = { first_name?: string; last_name?: string; email?: string | null | undefined; phone?: string | null | undefined }
type InTheBook = Person & Numbered & { first_name: string; last_name: string }

/**
 * Who of the anglers in the book comes a second time under a name that another station types: the same e-mail, or else the same
 * phone, as far as it counts, and name. The device answers by this what the server will join by it; two rules would give one boat two owners.
 */
export const sameAngler = <P extends InTheBook>(book: readonly P[], given: Person): P | undefined =>
  book.find((one) => isEmailOf(one, given)) ?? book.find((one) => isPhoneAndNameOf(one, given))

const isEmailOf = (known: InTheBook, { email }: Person): boolean => !!email && known.email?.toLowerCase() === email.toLowerCase()

/** Another e-mail beside them is another person, such as father and son. */
const isPhoneAndNameOf = (known: InTheBook, { email, phone, first_name = '', last_name = '' }: Person): boolean =>
  !!phone &&
  phoneCounts(known) &&
  known.phone === tenDigits(phone) &&
  nameKey(known) === nameKey({ first_name, last_name }) &&
  !(email && known.email && email.toLowerCase() !== known.email.toLowerCase())

const words = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/**
 * What the same angler, typed in twice, has in common with himself: the e-mail, the phone with the name. Two who share nothing of it
 * are never one by the rule above. Of what a device sent, so anything may stand there.
 */
export const anglerLikeness = ({ email, phone, first_name, last_name }: Record<string, unknown>): string[] => [
  ...(words(email) ? [words(email).toLowerCase()] : []),
  ...(words(phone) ? [`${tenDigits(words(phone))} ${nameKey({ first_name: words(first_name), last_name: words(last_name) })}`] : []),
]

const differs = (a: string | null | undefined, b: string | null | undefined): boolean => !!a && !!b && a.toLowerCase() !== b.toLowerCase()

/** In one boat the name is enough: two of one name who have neither another phone nor another e-mail are one angler. */
export const isTwinOf = (one: InTheBook, other: InTheBook): boolean =>
  nameKey(one) === nameKey(other) && !differs(one.phone, other.phone) && !differs(one.email, other.email)
