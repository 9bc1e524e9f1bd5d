import { IconCloudUp } from '@tabler/icons-react'
import { t } from './parts.texts.ts'

type UnsentMarkProps = {
  /** With the words beside the cloud, where there is room. */
  withText?: boolean
}

/** Of a row that only this device has so far; it goes when the server has it. No mark: it is there. */
export const UnsentMark = ({ withText = false }: UnsentMarkProps) => (
  <span className="rl-unsent" title={t('unsentMark.savedOnThisDevice')}>
    <IconCloudUp size={16} stroke={2} aria-hidden />
    <span className={withText ? undefined : 'rl-sr-only'}>{t('unsentMark.savedOnThisDevice')}</span>
  </span>
)
