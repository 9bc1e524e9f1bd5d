import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { FlagField } from '@ramplight/ui/form/flag-field.tsx'
import { t } from './check-in.texts.ts'
import type { Times } from './moments.ts'

const CHOICES = [
  ['preTournamentMeeting', 'atMeeting'],
  ['dailyTournamentDay', 'everyMorning'],
  ['dailyWeighInCheckIn', 'atReturn'],
] as const satisfies readonly (readonly [keyof Times, string])[]

type Props = { times: Times; save: ((times: Partial<Times>) => void) | null; saving: boolean; onClose: () => void }

/** Which check-ins a director has. */
export const TimesSheet = ({ times, save, saving, onClose }: Props) => (
  <SideSheet opened onClose={onClose} title={t('timesTitle')} subtitle={t('timesText')}>
    <div className="rl-check-in__times">
      {CHOICES.map(([name, label]) => (
        <FlagField
          key={name}
          label={t(label)}
          checked={times[name]}
          disabled={!save || saving}
          onChange={(event) => save?.({ [name]: event.currentTarget.checked })}
          size="md"
        />
      ))}
    </div>
    {!save && <p className="rl-dimmed">{t('timesOffline')}</p>}
  </SideSheet>
)
