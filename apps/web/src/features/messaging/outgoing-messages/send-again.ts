import { type OutgoingMessage, outgoingMessageCalls } from '@ramplight/contract/messaging/outgoing-messages'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { call } from '#platform/call.ts'
import { t } from './outgoing-messages.texts.ts'

/** Tries messages anew that were given up, and says how many are not. False when none is. */
export async function sendAgain(rows: readonly Pick<OutgoingMessage, '_id'>[]): Promise<boolean> {
  const { again } = await call(outgoingMessageCalls.sendAgain, { body: { ids: rows.map(({ _id }) => _id) } })
  if (again > 0) notify.success(t('outgoingTable.again', { count: again }))
  if (again < rows.length) notify.warning(t('outgoingTable.notAgain', { count: rows.length - again }))
  return again > 0
}
