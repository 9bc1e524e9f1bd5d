import { userCalls } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { call } from '#platform/call.ts'
import { type Row, toldOfEach } from './told.ts'
import { t } from './users.texts.ts'

/** Takes accounts out of every list; they stay in what they fished, and can be brought back. */
export async function deleteUsers(rows: readonly Row[]): Promise<boolean> {
  const sure = await confirm({
    title: t('deleteUsers.title', { count: rows.length, name: fullName(rows[0]!) }),
    text: t('deleteUsers.whatItMeans'),
    items: rows.map(fullName),
    confirmLabel: t('deleteUsers.confirm', { count: rows.length }),
    tone: 'danger',
  })
  if (!sure) return false
  const done = await toldOfEach(rows, ({ _id }) => call(userCalls.remove, { params: { id: _id } }))
  if (done.length > 0)
    notify.success(t('deleteUsers.areDeleted', { count: done.length, name: fullName(done[0]!) }), {
      undo: { onUndo: () => void toldOfEach(done, back), isOnlyWay: true },
    })
  return done.length > 0
}

/** Brings them back with everything they were. */
export async function restoreUsers(rows: readonly Row[]): Promise<boolean> {
  const done = await toldOfEach(rows, back)
  if (done.length > 0) notify.success(t('deleteUsers.areBack', { count: done.length, name: fullName(done[0]!) }))
  return done.length > 0
}

const back = ({ _id }: Row) => call(userCalls.restore, { params: { id: _id } })
