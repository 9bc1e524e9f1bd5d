import { directorSettings } from '@ramplight/contract/people/director-settings'
import { FlagField } from '@ramplight/ui/form/flag-field.tsx'
import { labelOf } from '#platform/labels/labels.ts'
import classes from './director-settings.module.css'
import { t } from './director-settings.texts.ts'
import type { Times } from './use-director-settings.ts'

const NAMES = Object.keys(directorSettings.starts.optionalCheckInTimes) as (keyof Times)[]

type Props = { times: Times; disabled: boolean; onChange: (name: keyof Times, isOn: boolean) => void }

/** Which check-ins a director has beside the first morning, and what each does at the station. */
export const CheckInTimes = ({ times, disabled, onChange }: Props) => (
  <div className={classes.times}>
    <p className="rl-dimmed">{t('times.about')}</p>
    {NAMES.map((name) => (
      <FlagField
        key={name}
        label={labelOf('director-settings', `optionalCheckInTimes.${name}`)}
        description={t(`times.does.${name}`)}
        checked={times[name]}
        disabled={disabled}
        onChange={(event) => onChange(name, event.currentTarget.checked)}
        size="md"
      />
    ))}
  </div>
)
