import { FlagField } from '@ramplight/ui/form/flag-field.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { labelOf } from '#platform/labels/labels.ts'
import { useSession } from '#platform/use-session.ts'
import { writePhone } from '../users/index.ts'
import classes from './director-settings.module.css'
import { t } from './director-settings.texts.ts'

const NAMES = ['showEmail', 'showPhone'] as const
type Name = (typeof NAMES)[number]

type Props = { shown: Record<Name, boolean>; disabled: boolean; onChange: (name: Name, isOn: boolean) => void }

/** What of a director everybody reads on the pages of their events and tours, beside the name. */
export function ReachSection({ shown, disabled, onChange }: Props) {
  const { email, phone } = useSession()?.user ?? {}
  const addresses = { showEmail: email, showPhone: phone && writePhone(phone) }
  return (
    <div className={classes.times}>
      <p className="rl-dimmed">{t('reach.about')}</p>
      {NAMES.map((name) => (
        <FlagField
          key={name}
          label={labelOf('director-settings', name)}
          description={addresses[name] || t(`reach.none.${name}`)}
          checked={shown[name]}
          disabled={disabled}
          onChange={(event) => onChange(name, event.currentTarget.checked)}
          size="md"
        />
      ))}
      <p>
        <UiLink href="/my-data">{t('reach.change')}</UiLink>
      </p>
    </div>
  )
}
