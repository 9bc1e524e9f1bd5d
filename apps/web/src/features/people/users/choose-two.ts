import type { User } from '@ramplight/contract/people/users'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { t } from './users.texts.ts'

/** For a choice of rows: goes on with two of them, and says so where there are more or fewer. Nothing is done with the rows here. */
export const chooseTwo = (onTwo: (ids: readonly string[]) => void) => async (rows: readonly User[]) => {
  if (rows.length === 2) onTwo(rows.map(({ _id }) => _id))
  else notify.stealth(t('anglerTable.chooseTwo'))
  return false
}
