import { phone } from '@ramplight/contract/kernel/typed'
import { PhoneField } from '@ramplight/ui/form/phone-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import type { ReactNode } from 'react'
import { t } from './account.texts.ts'
import classes from './account-card.module.css'

/** What somebody says of themselves when they sign up, in the order in which it is asked. */
export const personFields = ['first_name', 'last_name', 'phone', 'city', 'state'] as const
export type PersonField = (typeof personFields)[number]
export type PersonValues = Record<PersonField, string>

/** What is wrong with one of them, or null. Only a name has to be said. */
export function personError(name: PersonField, { [name]: text = '' }: Partial<PersonValues>): string | null {
  if (name === 'first_name' || name === 'last_name') return text.trim() ? null : t(`person.${name}_required`)
  if (name === 'phone') return !text.trim() || phone.safeParse(text).success ? null : t('person.phoneInvalid')
  return null
}

type Given = { id: string; name: string; value: string; onChange: (event: { currentTarget: { value: string } }) => void }
type FieldOf = (name: PersonField) => Given

const FIELDS: Record<PersonField, (given: Given) => ReactNode> = {
  first_name: (given) => <TextField key="first_name" label={t('person.first_name')} autoComplete="given-name" {...given} />,
  last_name: (given) => <TextField key="last_name" label={t('person.last_name')} autoComplete="family-name" {...given} />,
  phone: (given) => <PhoneField key="phone" label={t('person.phone')} description={t('person.phoneText')} {...given} />,
  city: (given) => <TextField key="city" label={t('person.city')} autoComplete="address-level2" {...given} />,
  state: (given) => <TextField key="state" label={t('person.state')} autoComplete="address-level1" {...given} />,
}
/** Beside each other where both are asked. */
const PAIRS: readonly PersonField[][] = [['first_name', 'last_name'], ['phone'], ['city', 'state']]

/** Fields of a person, those that are named. */
export const PersonFields = ({ names, field }: { names: readonly PersonField[]; field: FieldOf }) =>
  PAIRS.map((pair) => pair.filter((name) => names.includes(name))).map((pair) =>
    pair.length > 1 ? (
      <div key={pair[0]} className={classes.two}>
        {pair.map((name) => FIELDS[name](field(name)))}
      </div>
    ) : (
      pair.map((name) => FIELDS[name](field(name)))
    ),
  )
