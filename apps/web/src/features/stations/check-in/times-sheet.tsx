import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { CheckInTimes } from '#features/people/director-settings/index.ts'
import { t } from './check-in.texts.ts'
import type { Times } from './moments.ts'

type Props = { times: Times; save: ((times: Partial<Times>) => void) | null; saving: boolean; onClose: () => void }

/** Which check-ins a director has. */
export const TimesSheet = ({ times, save, saving, onClose }: Props) => (
  <SideSheet opened onClose={onClose} title={t('times')}>
    <CheckInTimes times={times} disabled={!save || saving} onChange={(name, isOn) => save?.({ [name]: isOn })} />
    {!save && <p className="rl-dimmed">{t('timesOffline')}</p>}
  </SideSheet>
)
