import { email, phone } from '@ramplight/contract/kernel/typed'
import { type ImportUser, importUser } from '@ramplight/contract/people/users-at-once'
import { type ListColumns, type ListedPerson, personOf } from '@ramplight/domain/registration/list-columns'
import { tenDigits } from '@ramplight/domain/registration/ten-digits'
import { t } from './list-import.texts.ts'

export type Field = keyof ListedPerson
/** What was typed into a cell of the check instead of what the list says. */
export type Rewritten = Partial<Record<Field, string>>
export type ListRow = { id: string; line: number; cells: readonly string[]; rewritten?: Rewritten }
export type PersonLine = { id: string; line: number; person: ListedPerson; errors: Partial<Record<Field, string>> }

const FIELDS: readonly Field[] = ['first_name', 'last_name', 'phone', 'email', 'street', 'city', 'state', 'zip', 'club_name']
const LONGEST: Record<Field, number> = {
  first_name: 60,
  last_name: 60,
  phone: 40,
  email: 100,
  street: 120,
  city: 80,
  state: 30,
  zip: 10,
  club_name: 80,
}
/** A list that says `N/A` for a mailbox says that there is none; the server reads it so too. */
const isNone = (text: string): boolean => /^n\/?a$/i.test(text)

function errorOf(field: Field, person: ListedPerson): string | null {
  const value = person[field]
  if (field === 'first_name' && value === '' && person.last_name === '') return t('people.nameRequired')
  if (field === 'phone' && value === '') return t('people.phoneRequired')
  if (field === 'phone' && !phone.safeParse(value).success) return t('people.phoneWrong')
  if (field === 'email' && value !== '' && !isNone(value) && !email.safeParse(value).success) return t('people.emailWrong')
  return importUser.shape[field].safeParse(value).success ? null : t('people.tooLong', { most: LONGEST[field] })
}

/** The lines as people, with what is wrong with each cell. Of two with one phone or one e-mail the second has to say who it is. */
export function personLines(rows: readonly ListRow[], columns: ListColumns): PersonLine[] {
  const [phones, emails] = [new Map<string, number>(), new Map<string, number>()]
  return rows.map(({ id, line, cells, rewritten }) => {
    const person = { ...personOf(cells, columns), ...rewritten }
    const errors = Object.fromEntries(FIELDS.flatMap((field) => [[field, errorOf(field, person)]].filter(([, error]) => error !== null)))
    const keys = { phone: tenDigits(person.phone), email: isNone(person.email) ? '' : person.email.toLowerCase() }
    const [samePhone, sameEmail] = [phones.get(keys.phone), emails.get(keys.email)]
    if (samePhone !== undefined && !errors.phone) errors.phone = t('people.samePhone', { line: samePhone })
    if (sameEmail !== undefined && !errors.email) errors.email = t('people.sameEmail', { line: sameEmail })
    if (keys.phone && samePhone === undefined) phones.set(keys.phone, line)
    if (keys.email && sameEmail === undefined) emails.set(keys.email, line)
    return { id, line, person, errors }
  })
}

/** As the call takes it; the id is made on this device, so that a line that is sent again is the same angler. */
export const toUser = ({ id, person }: PersonLine): ImportUser => ({
  _id: id,
  ...Object.fromEntries(FIELDS.map((field) => [field, person[field] || null])),
})
