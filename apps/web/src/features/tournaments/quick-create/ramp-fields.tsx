import { Select, TextInput } from '@mantine/core'
import { RequiredLabel } from '@ramplight/ui/fields.tsx'
import { useState } from 'react'
import { ADDRESS_FIELDS, type Address, landingLabel, type Timezone } from '../tournaments/landings.ts'
import classes from './quick-create.module.css'
import { NEW_RAMP } from './quick-create.values.ts'
import type { QuickCreateFormProps } from './quick-create-form.tsx'

const LAST_RAMPS = 3
const LABELS: Record<keyof Address, string> = {
  location: 'Location',
  landing: 'Landing',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'Zip',
}
const HELP: Partial<Record<keyof Address, string>> = { location: 'The water: Lake Fork', landing: 'The ramp: Lake Fork Marina' }
export const TIMEZONES: Timezone[] = ['EST', 'CST', 'MST', 'PST']

/** One pick of a known ramp, or the address of a new one. */
export function RampFields({ values, filled, onChange, landings }: QuickCreateFormProps) {
  const [editing, setEditing] = useState(false)
  const pick = (ramp: string | null) => {
    onChange({ ramp, address: {}, timezone: null })
    setEditing(ramp === NEW_RAMP)
  }
  const open = editing || values.ramp === NEW_RAMP || landings.length === 0
  const { street, city, state, zip } = filled.address
  return (
    <>
      {landings.length > 0 && (
        <>
          <Select
            id="ramp"
            label={<RequiredLabel>Ramp</RequiredLabel>}
            placeholder="Choose a ramp you have used, or a new one"
            data={[
              ...landings.map((landing) => ({ value: landing.key, label: landingLabel(landing) })),
              { value: NEW_RAMP, label: '+ New ramp' },
            ]}
            value={values.ramp}
            onChange={pick}
            searchable={landings.length > 6}
          />
          {values.ramp === null && (
            <div className={classes.chips}>
              {landings.slice(0, LAST_RAMPS).map((landing) => (
                <button key={landing.key} type="button" className="rl-chip" onClick={() => pick(landing.key)}>
                  {landing.landing}
                </button>
              ))}
              <button type="button" className="rl-chip" onClick={() => pick(NEW_RAMP)}>
                + New ramp
              </button>
            </div>
          )}
        </>
      )}
      {values.ramp !== null && !open && (
        <p className={classes.address}>
          {[street, city, `${state} ${zip}`, filled.timezone].filter((part) => part.trim()).join(' · ')}
          <button type="button" className="rl-link-button" onClick={() => setEditing(true)}>
            Edit address
          </button>
        </p>
      )}
      {open && (
        <div className={classes.row}>
          {ADDRESS_FIELDS.map((field) => (
            <TextInput
              key={field}
              id={field}
              label={<RequiredLabel>{LABELS[field]}</RequiredLabel>}
              placeholder={HELP[field]}
              value={filled.address[field]}
              onChange={(event) =>
                onChange({ address: { ...values.address, [field]: event.currentTarget.value }, ramp: values.ramp ?? NEW_RAMP })
              }
              inputMode={field === 'zip' ? 'numeric' : undefined}
              maxLength={field === 'zip' ? 10 : 120}
            />
          ))}
          <Select
            label="Timezone"
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
