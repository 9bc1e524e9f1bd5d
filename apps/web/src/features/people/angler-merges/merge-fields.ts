import type { MergeField } from '@ramplight/contract/people/angler-merges'
import type { User } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { writePhone } from '../users/index.ts'

export type Side = 'master' | 'merged'

/** What is chosen together: a street of the one in a town of the other is nobody's address. */
const GROUPS = {
  name: ['first_name', 'last_name'],
  phone: ['phone'],
  email: ['email'],
  address: ['street', 'city', 'state', 'zip'],
} as const satisfies Record<string, readonly MergeField[]>
export type FieldGroup = keyof typeof GROUPS

const writeAddress = ({ street, city, state, zip }: User): string =>
  [street, [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')].filter(Boolean).join(', ')

const WRITE: Record<FieldGroup, (user: User) => string> = {
  name: fullName,
  phone: ({ phone }) => (phone ? writePhone(phone) : ''),
  email: ({ email }) => email ?? '',
  address: writeAddress,
}

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()
const same = (a: string, b: string): boolean => plain(a) === plain(b)

export type Choice = { group: FieldGroup; master: string; merged: string }

/** What the two say differently; `keepsEmail`: who stays logs in with theirs, and nobody is asked. */
export const choicesOf = (master: User, merged: User, keepsEmail: boolean): Choice[] =>
  (Object.keys(GROUPS) as FieldGroup[]).flatMap((group) => {
    const choice = { group, master: WRITE[group](master), merged: WRITE[group](merged) }
    if (group === 'email' && keepsEmail) return []
    return choice.master && choice.merged && !same(choice.master, choice.merged) ? [choice] : []
  })

/** The fields whose value comes from the one who goes: what was chosen there, and what the one who stays has not. */
export function fieldsToTake(master: User, merged: User, chosen: ReadonlyMap<FieldGroup, Side>, keepsEmail: boolean): MergeField[] {
  return (Object.keys(GROUPS) as FieldGroup[]).flatMap((group): readonly MergeField[] => {
    if (group === 'email' && keepsEmail) return []
    const isFilled = WRITE[group](master) === '' && WRITE[group](merged) !== ''
    return isFilled || chosen.get(group) === 'merged' ? GROUPS[group] : []
  })
}
