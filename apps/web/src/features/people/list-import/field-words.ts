import { BOAT_FIELDS, type BoatField, type ListField, PERSON_FIELDS, type PersonField } from '@ramplight/domain/registration/list-columns'
import { labelOf } from '#platform/labels/labels.ts'
import { t } from './list-import.texts.ts'

const personWord = (field: PersonField): string => (field === 'name' ? t('columns.name') : labelOf('users', field))

function boatWord(field: BoatField): string {
  if (field === 'boat_captain') return t('columns.captain')
  if (field === 'group' || field === 'paid') return t(`columns.${field}`)
  if (field === 'paid_how') return t('columns.paidHow')
  const [angler = '', part = ''] = field.split('.')
  const words: Record<string, string> = {
    first_name: t('columns.fieldFirst'),
    last_name: t('columns.fieldLast'),
    name: t('columns.fieldName'),
    phone: t('columns.fieldPhone'),
    email: t('columns.fieldEmail'),
  }
  return t('columns.angler', { seat: Number(angler.slice(-1)), field: words[part]! })
}

/** What a column of a list of boats is called. */
export const fieldWord = (field: ListField): string =>
  (BOAT_FIELDS as readonly string[]).includes(field) ? boatWord(field as BoatField) : personWord(field as PersonField)

/** What a column may be said to hold. */
export const fieldChoices = (of: 'people' | 'boats'): { value: ListField; label: string }[] =>
  of === 'people'
    ? PERSON_FIELDS.map((value) => ({ value, label: personWord(value) }))
    : BOAT_FIELDS.map((value) => ({ value, label: boatWord(value) }))

/** What stands over the columns of a template: the name in two cells, which no program parts wrongly. */
export const templateHeaders = (of: 'people' | 'boats'): string[] =>
  fieldChoices(of)
    .filter(({ value }) => value !== 'name' && !value.endsWith('.name'))
    .map(({ label }) => label)
