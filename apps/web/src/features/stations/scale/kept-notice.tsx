import { Button } from '@mantine/core'
import { IconCloudUp } from '@tabler/icons-react'
import { t } from './scale.texts.ts'

/** The network did not answer: nothing is lost, and the line may go on. */
export const KeptNotice = ({ onRetry, onNext }: { onRetry: () => void; onNext: () => void }) => (
  <div className="rl-kept" role="alert">
    <IconCloudUp size={22} stroke={2} aria-hidden />
    <span>{t('keptNotice.notSentYetKept')}</span>
    <div className="rl-kept__actions">
      <Button variant="default" onClick={onRetry}>
        {t('keptNotice.retry')}
      </Button>
      <Button onClick={onNext}>{t('keptNotice.nextBoat')}</Button>
    </div>
  </div>
)
