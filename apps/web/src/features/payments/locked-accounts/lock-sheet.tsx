import { Button, Stack } from '@mantine/core'
import { longestAt } from '@ramplight/contract/kernel/field-at'
import { accountCalls } from '@ramplight/contract/payments/accounts'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { LongTextField } from '@ramplight/ui/form/long-text-field.tsx'
import { useUnsavedGuard } from '@ramplight/ui/form/unsaved-guard'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { refreshed } from '#platform/refresh.ts'
import { useAction } from '#platform/use-action.ts'
import { type Director, DirectorsBox } from '../directors/index.ts'
import { t } from './locked-accounts.texts.ts'

const LONGEST = longestAt(accountCalls.lock.body!, 'reason')

/** Locks the account of a director by hand, or opens one that is locked. A reason is asked for either way. */
export function LockSheet({ opens, onClose }: { opens: Director | null; onClose: () => void }) {
  const [chosen, setChosen] = useState<readonly Director[]>(opens ? [opens] : [])
  const [reason, setReason] = useState('')
  const [director] = chosen
  useUnsavedGuard(reason !== '')
  const setting = useAction({
    work: async () => {
      await call(accountCalls.lock, { params: { id: director!.user }, body: { locked: !opens, reason: reason.trim() } })
      await refreshed()
    },
    onDone: () => {
      notify.success(t(opens ? 'isUnlocked' : 'isLocked', { name: director!.name }))
      onClose()
    },
  })
  const isReady = director !== undefined && reason.trim() !== ''
  return (
    <SideSheet opened onClose={onClose} title={opens ? t('unlockTitle', { name: opens.name }) : t('lock')}>
      <Stack
        component="form"
        gap="md"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) setting.run()
        }}
      >
        {!opens && <DirectorsBox label={t('director')} chosen={chosen} onChange={setChosen} max={1} />}
        <LongTextField
          label={t('reason')}
          description={t('reasonText')}
          maxLength={LONGEST}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className="rl-dialog__actions">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" color={opens ? undefined : 'red'} loading={setting.running} disabled={!isReady}>
            {t(opens ? 'unlock' : 'lockIt')}
          </Button>
        </div>
      </Stack>
    </SideSheet>
  )
}
