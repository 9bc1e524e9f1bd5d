import { Radio } from '@mantine/core'
import { t } from './account.texts.ts'

/** Null while nothing is said; it counts as borrowed then. */
export type Whose = 'own' | 'borrowed' | null

/** What stays on this device after logging out (docs/decisions/0023). */
export const WhoseDevice = ({ value, onChoose }: { value: Whose; onChoose: (whose: Whose) => void }) => (
  <Radio.Group label={t('login.whose')} value={value} onChange={(next) => onChoose(next as Whose)}>
    <div className="rl-choices">
      <Radio value="own" label={t('login.own')} description={t('login.ownText')} />
      <Radio value="borrowed" label={t('login.borrowed')} description={t('login.borrowedText')} />
    </div>
  </Radio.Group>
)
