import { type CalendarEvent, calendarEventCalls } from '@ramplight/contract/tournaments/calendar-events'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { wayBack } from '#platform/local-writes/way-back.ts'
import { t } from './calendar-events.texts.ts'

/** Asks, and deletes. Where this device has its trash, Undo brings it back. True when it is gone. */
export async function deleteEvent({ _id, title }: CalendarEvent, tournament: string | null): Promise<boolean> {
  const yes = await confirm({
    title: t('sheet.confirmDelete', { title }),
    text: tournament ? t('sheet.leavesAll', { name: tournament }) : t('sheet.leavesYours'),
    confirmLabel: t('sheet.deleteEvent'),
    tone: 'danger',
  })
  if (!yes) return false
  await call(calendarEventCalls.remove, { params: { id: _id } })
  const back = await wayBack('calendar-events', [_id])
  const onUndo = () => void back?.().catch((error: unknown) => notify.danger(messageOfError(error)))
  notify.stealth(t('sheet.isDeleted', { title }), back ? { undo: { onUndo, isOnlyWay: true } } : {})
  return true
}
