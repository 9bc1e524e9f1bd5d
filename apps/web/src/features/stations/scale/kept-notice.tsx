import { Button } from '@mantine/core'
import { IconCloudUp } from '@tabler/icons-react'

/** The network did not answer: nothing is lost, and the line may go on. */
export const KeptNotice = ({ onRetry, onNext }: { onRetry: () => void; onNext: () => void }) => (
  <div className="rl-kept" role="alert">
    <IconCloudUp size={22} stroke={2} aria-hidden />
    <span>Not sent yet — kept on this device.</span>
    <div className="rl-kept__actions">
      <Button variant="default" onClick={onRetry}>
        Retry
      </Button>
      <Button onClick={onNext}>Next boat</Button>
    </div>
  </div>
)
