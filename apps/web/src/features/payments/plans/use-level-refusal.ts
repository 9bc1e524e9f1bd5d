import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { useAddress } from '#platform/address.ts'
import { stringifySearch } from '#platform/address-search.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { t } from './plans.texts.ts'
import { upgradeHref } from './way-to-levels.ts'

/** For a button whose work the level may not have: leads to the levels, and from there back to this page. Any other refusal is told. */
export function useLevelRefusal(): (error: Error) => Promise<void> {
  const { go, pathname, search } = useAddress()
  return async (error) => {
    if (!(error instanceof CallError && error.code === 'level.feature')) return void notify.danger(messageOfError(error))
    const words = { title: t('room.higherTitle'), text: messageOfError(error) }
    if (await confirm({ ...words, confirmLabel: t('room.levels'), cancelLabel: t('room.notNow') }))
      go(upgradeHref(pathname + stringifySearch(search)))
  }
}
