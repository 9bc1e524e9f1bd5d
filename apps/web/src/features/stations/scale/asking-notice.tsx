import { Button } from '@mantine/core'
import { IconCloudQuestion } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from './scale.texts.ts'

/** `isKept`: the bag is on this device, too, and not on this screen alone. */
type AskingNoticeProps = { isKept: boolean; onRetry: () => void; onNext: () => void; onChange: () => void; onThrowAway: () => void }

/** No answer yet: nobody says that it is saved, nor that it is not. It is asked again by itself, and the line may go on. */
export function AskingNotice({ isKept, onRetry, onNext, onChange, onThrowAway }: AskingNoticeProps) {
  const [sure, setSure] = useState(false)
  return (
    <div className="rl-kept" role="alert">
      <IconCloudQuestion size={22} stroke={2} aria-hidden />
      <span>{t(isKept ? 'askingNotice.noAnswerYet' : 'askingNotice.notKept')}</span>
      <div className="rl-kept__actions">
        <Button variant="default" onClick={onRetry}>
          {t('askingNotice.askNow')}
        </Button>
        <Button variant="default" onClick={onChange}>
          {t('askingNotice.changeIt')}
        </Button>
        <Button variant="default" color="red" onClick={() => (sure ? onThrowAway() : setSure(true))}>
          {sure ? t('askingNotice.throwAwaySure') : t('askingNotice.throwAway')}
        </Button>
        <Button onClick={onNext}>{t('askingNotice.nextBoat')}</Button>
      </div>
    </div>
  )
}
