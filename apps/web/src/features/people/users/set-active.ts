import { usersAtOnceCalls } from '@ramplight/contract/people/users-at-once'
import { fullName } from '@ramplight/domain/registration/full-name'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { call } from '#platform/call.ts'
import { currentSession } from '#platform/session.ts'
import { type Row, told } from './told.ts'
import { t } from './users.texts.ts'

/** Who may log in, for many accounts at once. Can be undone. Nobody locks themselves out. */
export async function setActive(rows: readonly Row[], active: boolean): Promise<boolean> {
  const me = currentSession()?.user._id
  const own = !active && rows.some(({ _id }) => _id === me)
  const others = rows.filter((row) => row.active !== active && (active || row._id !== me))
  if (others.length === 0) {
    notify.stealth(own ? t('setActive.notYourself') : active ? t('setActive.allAreActive') : t('setActive.allAreInactive'))
    return false
  }
  if (!active && !(await isMeant(others))) return false
  const revs = new Map<string, number | undefined>()
  const done = await told(others, async (part) => {
    const answer = await call(usersAtOnceCalls.updateCertainFieldsArray, { body: { ids: part.map(({ _id }) => _id), fields: { active } } })
    for (const { _id, _rev } of answer.results) revs.set(_id, _rev)
    return answer
  })
  if (own) notify.warning(t('setActive.notYourself'))
  if (done.length > 0) {
    const values = { count: done.length, name: fullName(done[0]!) }
    // Names the revision that this action made: who was changed since stays as somebody else left them.
    const back = (part: Row[]) =>
      call(usersAtOnceCalls.bulkUpdate, { body: part.map(({ _id }) => ({ _id, active: !active, _rev: revs.get(_id) })) })
    const undo = { onUndo: () => void told(done, back), isOnlyWay: true }
    notify.success(active ? t('setActive.areActive', values) : t('setActive.areInactive', values), { undo })
  }
  return done.length > 0
}

const isMeant = (rows: readonly Row[]): Promise<boolean> =>
  confirm({
    title: t('setActive.title', { count: rows.length, name: fullName(rows[0]!) }),
    text: t('setActive.whatItMeans'),
    items: rows.map(fullName),
    confirmLabel: t('setActive.confirm', { count: rows.length }),
    tone: 'danger',
  })
