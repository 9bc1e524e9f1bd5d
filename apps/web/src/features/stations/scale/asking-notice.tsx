import { Button } from '@mantine/core'
import { IconCloudQuestion } from '@tabler/icons-react'
import { useState } from 'react'

type AskingNoticeProps = { onRetry: () => void; onNext: () => void; onChange: () => void; onThrowAway: () => void }

/** No answer yet: nobody says that it is saved, nor that it is not. It is asked again by itself, and the line may go on. */
export function AskingNotice({ onRetry, onNext, onChange, onThrowAway }: AskingNoticeProps) {
  const [sure, setSure] = useState(false)
  return (
    <div className="rl-kept" role="alert">
      <IconCloudQuestion size={22} stroke={2} aria-hidden />
      <span>Asking the server… No answer yet. This bag is asked about again until it is known.</span>
      <div className="rl-kept__actions">
        <Button variant="default" onClick={onRetry}>
          Ask now
        </Button>
        <Button variant="default" onClick={onChange}>
          Change it
        </Button>
        <Button variant="default" color="red" onClick={() => (sure ? onThrowAway() : setSure(true))}>
          {sure ? 'Throw it away: sure?' : 'Throw it away'}
        </Button>
        <Button onClick={onNext}>Next boat</Button>
      </div>
    </div>
  )
}
