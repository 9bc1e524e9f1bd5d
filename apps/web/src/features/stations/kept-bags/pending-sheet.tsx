import { Button } from '@mantine/core'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { IconCloudUp, IconRefresh } from '@tabler/icons-react'
import { useBookNotice } from '#platform/local/book/use-local.ts'
import type { DeviceBag } from './device-bags.ts'
import { t } from './kept-bags.texts.ts'

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

/** A copy that cannot be read may hold bags: an empty list then says nothing. */
function waitingText(count: number, asked: number, isUnread: boolean): string {
  if (count === 0 && asked > 0) return t('pendingSheet.askingAboutBags', { bags: asked })
  if (count > 0) return t('pendingSheet.bagsAreSafeHere', { bags: count })
  return isUnread ? t('pendingSheet.dataCannotBeRead') : t('pendingSheet.everythingWeighedHereOnServer')
}

/** What only this device has, in words. */
export function PendingSheet({ opened, onClose, onRetry, pending, online, alone, onMore, onOpenBag }: PendingSheetProps) {
  const isUnread = useBookNotice() !== null
  const kept = pending.filter(({ asking }) => !asking)
  return (
    <SideSheet
      opened={opened}
      onClose={onClose}
      title={t('pendingSheet.thisDevice')}
      subtitle={waitingText(kept.length, pending.length - kept.length, isUnread)}
      footer={
        pending.length > 0 &&
        !alone && (
          <Button leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
            {t('pendingSheet.retryNow')}
          </Button>
        )
      }
    >
      {!online && <p className="rl-station__note">{alone ? t('pendingSheet.workingAlone') : t('pendingSheet.offlineBagsGoOut')}</p>}
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
                    {bag.asking ? t('pendingSheet.askingServer') : t(`pendingSheet.state.${bag.undone ? 'undone' : bag.kind}`)}
                  </>
                )}
              </small>
            </span>
            {bag.refusal && onOpenBag && (
              <Button variant="default" onClick={() => onOpenBag(bag)}>
                {t('pendingSheet.decide')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <button type="button" className="rl-link-button" onClick={onMore}>
        {t('pendingSheet.everythingOnThisDevice')}
      </button>
    </SideSheet>
  )
}
