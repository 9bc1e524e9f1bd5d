import type { User } from '@ramplight/contract/people/users'

export const PERSON_LABELS: Record<string, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  phone: 'Phone',
  email: 'Email',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'Zip',
  tours: 'Tours',
  userType: 'Role',
  password: 'Password',
  isAssistant: 'Assistant',
  active: 'Active',
}

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
