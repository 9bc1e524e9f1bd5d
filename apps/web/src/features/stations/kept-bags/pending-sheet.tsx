import { Button } from '@mantine/core'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { IconCloudUp, IconRefresh } from '@tabler/icons-react'
import { useBookNotice } from '#platform/local/book/use-local.ts'
import type { DeviceBag } from './device-bags.ts'

type PendingSheetProps = {
  opened: boolean
  onClose: () => void
  onRetry: () => void
  pending: readonly DeviceBag[]
  online: boolean
  alone: boolean
  /** Everything else that waits on this device. */
  onMore: () => void
  onOpenBag?: ((bag: DeviceBag) => void) | undefined
}

const WORDS = {
  weigh: 'Saved on this device',
  correct: 'Correction saved on this device',
  void: 'Will be voided',
  undone: 'Taken back; will be voided',
}

/** A copy that cannot be read may hold bags: an empty list then says nothing. */
function waitingText(count: number, asked: number, isUnread: boolean): string {
  if (count === 0 && asked > 0) return `The server is asked about ${asked} ${asked === 1 ? 'bag' : 'bags'}. No answer yet.`
  if (count > 0) return `${count} ${count === 1 ? 'bag is' : 'bags are'} safe here and not on the server yet.`
  return isUnread ? 'The data on this device cannot be read now. Bags may wait on it.' : 'Everything weighed here is on the server.'
}

/** What only this device has, in words. */
export function PendingSheet({ opened, onClose, onRetry, pending, online, alone, onMore, onOpenBag }: PendingSheetProps) {
  const isUnread = useBookNotice() !== null
  const kept = pending.filter(({ asking }) => !asking)
  return (
    <SideSheet
      opened={opened}
      onClose={onClose}
      title="This device"
      subtitle={waitingText(kept.length, pending.length - kept.length, isUnread)}
      footer={
        pending.length > 0 &&
        !alone && (
          <Button leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
            Retry now
          </Button>
        )
      }
    >
      {!online && (
        <p className="rl-station__note">
          {alone
            ? 'Working only on this device. Bags go out when you go online.'
            : 'Offline. Bags go out by themselves when the network is back.'}
        </p>
      )}
      <ul className="rl-pending">
        {pending.map((bag) => (
          <li key={`${bag.opId} ${bag.weighIn}`} data-tone={bag.refusal ? 'red' : 'amber'}>
            <span className="rl-pending__text">
              <b>{bag.boat}</b>
              <span className="rl-num">{bag.sum}</span>
              <small>
                {bag.refusal ? (
                  bag.refusal.message
                ) : (
                  <>
                    <IconCloudUp size={14} aria-hidden /> {bag.where} ·{' '}
                    {bag.asking ? 'Asking the server…' : WORDS[bag.undone ? 'undone' : bag.kind]}
                  </>
                )}
              </small>
            </span>
            {bag.refusal && onOpenBag && (
              <Button variant="default" onClick={() => onOpenBag(bag)}>
                Decide
              </Button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className="rl-link-button" onClick={onMore}>
        Everything on this device
      </button>
    </SideSheet>
  )
}
