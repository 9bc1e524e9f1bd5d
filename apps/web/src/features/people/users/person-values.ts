import type { User } from '@ramplight/contract/people/users'

type Contact = 'phone' | 'email' | 'street' | 'city' | 'state' | 'zip'
const CONTACT: readonly Contact[] = ['phone', 'email', 'street', 'city', 'state', 'zip']

export type PersonValues = { first_name: string; last_name: string; tours: string[] } & Record<Contact, string | null>

export const personValues = (user: User | null): PersonValues =>
  ({
    ...Object.fromEntries(CONTACT.map((field) => [field, (user as Record<string, unknown> | null)?.[field] ?? null])),
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    tours: user?.tours ?? [],
  }) as PersonValues
