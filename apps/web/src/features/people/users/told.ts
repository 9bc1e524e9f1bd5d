import type { User } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { doToMany, firstNames, tellUnknown } from '#platform/do-to-many.ts'
import { t } from './users.texts.ts'

export type Row = Pick<User, '_id' | 'first_name' | 'last_name' | 'active'>

/** Who was changed; whoever was not is named. */
export async function told(rows: readonly Row[], ...how: [Parameters<typeof doToMany<Row>>[1], number?]): Promise<Row[]> {
  const { done, left, unknown } = await doToMany(rows, ...how)
  tellUnknown(unknown.map(fullName))
  if (left.rows.length > 0)
    notify.warning(t('setActive.someAreNot', { count: left.rows.length, names: firstNames(left.rows.map(fullName)), reason: left.reason }))
  return done
}

/** The same, where each has a call of its own: one that is refused stops nobody else. */
export const toldOfEach = (rows: readonly Row[], send: (row: Row) => Promise<unknown>): Promise<Row[]> =>
  told(
    rows,
    async ([row]) => {
      const { _id } = row!
      try {
        await send(row!)
        return { results: [{ _id, ok: true }] }
      } catch (error) {
        if (!(error instanceof CallError) || error.isUnknown) throw error
        return { results: [{ _id, ok: false, message: messageOfError(error) }] }
      }
    },
    1,
  )
