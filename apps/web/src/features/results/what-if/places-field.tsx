import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { ChoiceBox, type FieldForm, NumberBox } from '#platform/record-form/bound-fields.tsx'
import { t } from './what-if.texts.ts'

const P = 'settings.payout'
const BY_FIELD = [`${P}.placesByFieldSize`, `${P}.placesSteps`] as const
const USUAL = 5

const KINDS = {
  get share() {
    return t('placesField.oneIn')
  },
  get fixed() {
    return t('placesField.exactly')
  },
  get field() {
    return t('placesField.byFieldSize')
  },
}
type Kind = keyof typeof KINDS

const isThere = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null)

function kindOf({ get }: Pick<FieldForm, 'get'>): Kind {
  if (BY_FIELD.some((path) => isThere(get(path)))) return 'field'
  return isThere(get(`${P}.oneIn`)) ? 'share' : 'fixed'
}

type Props = {
  form: FieldForm
  /** The places grow with the field in force: the way back to that is one of the choices. */
  growing: boolean
  onBack: () => void
}

/** One in six, or twelve places: never both. */
export function PlacesField({ form, growing, onBack }: Props) {
  const kind = kindOf(form)
  const choose = (next: Kind) => {
    if (next === 'field') return onBack()
    for (const path of BY_FIELD) form.set(path, undefined)
    form.set(`${P}.oneIn`, next === 'share' ? USUAL : undefined)
    form.set(`${P}.placesPaid`, next === 'fixed' ? USUAL : undefined)
  }
  const chooser: FieldForm = { ...form, get: () => kind, set: (_, value) => choose(value as Kind) }
  const kinds = (Object.keys(KINDS) as Kind[]).filter((one) => one !== 'field' || growing)
  return (
    <FieldRow>
      <ChoiceBox
        form={chooser}
        path={`${P}.places`}
        label={t('placesField.places')}
        options={kinds.map((value) => ({ value, label: KINDS[value] }))}
      />
      {kind === 'share' && (
        <NumberBox form={form} path={`${P}.oneIn`} suffix={t('placesField.boats')} placeholder={t('placesField.only1st')} />
      )}
      {kind === 'fixed' && <NumberBox form={form} path={`${P}.placesPaid`} placeholder="1" />}
    </FieldRow>
  )
}
