import { FACTOR_OF_DIRECTORS } from '@ramplight/contract/people/second-factor'
import { SettingSwitch } from '../admin-settings/index.ts'
import { t } from './security-events.texts.ts'

/** Whether every director signs in with a second step, from their next sign-in on. */
export const DirectorsSecondStep = () => (
  <SettingSwitch settingKey={FACTOR_OF_DIRECTORS} name={t('securityTable.directorsStep')} text={t('securityTable.directorsStepText')} />
)
