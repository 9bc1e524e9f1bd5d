import { TIMEZONES, zoneOf } from '@ramplight/domain/tournament/zones'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { useState } from 'react'
import { labelFor } from '#platform/record-form/declared.tsx'
import { type Address, landingLabel, type Timezone } from '../tournaments/landings.ts'
import { declared } from './declared.ts'
import classes from './quick-create.module.css'
import { t } from './quick-create.texts.ts'
import { NEW_RAMP } from './quick-create.values.ts'
import type { QuickCreateFormProps } from './quick-create-props.ts'
import { useFilledAddress } from './use-filled-address.ts'

const LAST_RAMPS = 3
/** In the order in which one fills the next: a ZIP code brings city and state. */
const ORDER = ['location', 'landing', 'zip', 'city', 'state', 'street'] as const

const exampleOf = (field: keyof Address) =>
  field === 'location' ? t('rampFields.waterExample') : field === 'landing' ? t('rampFields.rampExample') : undefined

const describe = (field: keyof Address) =>
  field === 'zip' ? t('rampFields.zipHelp') : field === 'street' ? t('rampFields.streetHelp') : undefined

/** One pick of a known ramp, or the address of a new one. */
export function RampFields({ values, filled, onChange, landings }: QuickCreateFormProps) {
  const [editing, setEditing] = useState(false)
  // A slip of the finger on a known ramp throws no typed address away.
  const [typed, setTyped] = useState<Partial<Address>>({})
  const pick = (ramp: string | null) => {
    if (values.ramp === NEW_RAMP) setTyped(values.address)
    onChange({ ramp, address: ramp === NEW_RAMP ? typed : {}, timezone: null })
    setEditing(ramp === NEW_RAMP)
  }
  const isNew = values.ramp === NEW_RAMP
  const open = editing || isNew || landings.length === 0
  const { street, city, state, zip } = filled.address
  const type = (part: Partial<Address>) => onChange({ address: { ...values.address, ...part }, ramp: values.ramp ?? NEW_RAMP })
  const zips = useFilledAddress(filled.address, type, open)
  return (
    <>
      {landings.length > 0 && (
        <>
          <ChoiceField
            id="ramp"
            label={labelFor(declared, 'landing', t('rampFields.ramp'))}
            placeholder={t('rampFields.chooseARamp')}
            data={[
              ...landings.map((landing) => ({ value: landing.key, label: landingLabel(landing) })),
              { value: NEW_RAMP, label: t('rampFields.newRamp') },
            ]}
            value={values.ramp}
            onChange={pick}
            searchable={landings.length > 6}
          />
          {(values.ramp === null || isNew) && (
            <div className={classes.chips}>
              {landings.slice(0, LAST_RAMPS).map((landing) => (
                <button key={landing.key} type="button" className="rl-chip" onClick={() => pick(landing.key)}>
                  {landing.landing}
                </button>
              ))}
              {!isNew && (
                <button type="button" className="rl-chip" onClick={() => pick(NEW_RAMP)}>
                  {t('rampFields.newRamp')}
                </button>
              )}
            </div>
          )}
        </>
      )}
      {values.ramp !== null && !open && (
        <p className={classes.address}>
          {[street, city, `${state} ${zip}`, zoneOf({ timezone: filled.timezone, state }).word].filter((part) => part.trim()).join(' · ')}
          <button type="button" className="rl-link-button" onClick={() => setEditing(true)}>
            {t('rampFields.editAddress')}
          </button>
        </p>
      )}
      {open && (
        <div className={classes.row}>
          {ORDER.map((field) => (
            <TextField
              key={field}
              id={field}
              label={field === 'street' ? declared.labelOf(field) : labelFor(declared, field)}
              description={describe(field)}
              placeholder={exampleOf(field)}
              value={filled.address[field]}
              onChange={(event) => type({ [field]: event.currentTarget.value })}
              inputMode={field === 'zip' ? 'numeric' : undefined}
              maxLength={declared.longest(field)}
            />
          ))}
          {zips.length > 0 && (
            <div className={classes.chips}>
              <span>{t('rampFields.zipCodesOf', { city })}</span>
              {zips.map((one) => (
                <button key={one} type="button" className="rl-chip" onClick={() => type({ zip: one })}>
                  {one}
                </button>
              ))}
            </div>
          )}
          <ChoiceField
            label={declared.labelOf('timezone')}
            data={TIMEZONES}
            value={filled.timezone}
            onChange={(timezone) => onChange({ timezone: timezone as Timezone })}
            allowDeselect={false}
          />
        </div>
      )}
    </>
  )
}
