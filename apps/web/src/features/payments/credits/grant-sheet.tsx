import { Button, Stack } from '@mantine/core'
import { longestAt } from '@ramplight/contract/kernel/field-at'
import { creditTransactionCalls, MOST_CREDITS } from '@ramplight/contract/payments/credit-transactions'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { NumberField } from '@ramplight/ui/form/number-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { useUnsavedGuard } from '@ramplight/ui/form/unsaved-guard'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { useRef, useState } from 'react'
import { messageOfError } from '#platform/call-error.ts'
import { type DoneToMany, firstNames } from '#platform/do-to-many.ts'
import { refreshed } from '#platform/refresh.ts'
import { useAction } from '#platform/use-action.ts'
import { type Director, DirectorsBox } from '../directors/index.ts'
import { t } from './credits.texts.ts'
import { grantCredits, type Receiver, receiverOf } from './grant-credits.ts'

const LONGEST = longestAt(creditTransactionCalls.create.body!, 'description')
const namesOf = (rows: readonly Receiver[]) => firstNames(rows.map(({ name }) => name))

/** The ids of a grant stay while its sheet is open: a second tap, or a try after a lost answer, is the same grant. */
function useReceivers(chosen: readonly Director[]): Receiver[] {
  const known = useRef(new Map<string, Receiver>())
  return chosen.map(({ user, name }) => {
    const one = known.current.get(user) ?? receiverOf(user, name)
    known.current.set(user, one)
    return one
  })
}

type Props = { directors?: readonly Director[]; onClose: () => void }

/** Credits for one director or many. */
export function GrantSheet({ directors = [], onClose }: Props) {
  const [chosen, setChosen] = useState(directors)
  const [amount, setAmount] = useState(0)
  const [description, setDescription] = useState('')
  /** It was sent and no answer came: it is sent again as it was, or not at all. */
  const [isOpen, setIsOpen] = useState(false)
  const receivers = useReceivers(chosen)
  const isReady = chosen.length > 0 && amount > 0
  const credits = t('grant.credits', { amount })
  useUnsavedGuard(amount > 0 || description !== '')
  const tell = async ({ done, left, unknown }: DoneToMany<Receiver>) => {
    await refreshed()
    setIsOpen(unknown.length > 0)
    if (left.rows.length > 0) notify.warning(t('grant.notAll', { names: namesOf(left.rows), reason: left.reason }))
    if (done.length === 0) return
    notify.success(t('grant.isGranted', { people: done.length, credits, names: namesOf(done) }))
    if (unknown.length === 0) onClose()
  }
  const granting = useAction({
    work: () => grantCredits(receivers, { amount, description: description.trim() }),
    onDone: tell,
    onRefused: 'shown',
  })
  return (
    <SideSheet opened onClose={onClose} title={t('grant.title')}>
      <Stack
        component="form"
        gap="md"
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) granting.run()
        }}
      >
        <DirectorsBox chosen={chosen} onChange={setChosen} description={t('grant.whoText')} disabled={isOpen} />
        <NumberField
          label={t('grant.amount')}
          description={t('grant.amountText')}
          max={MOST_CREDITS}
          value={amount || ''}
          onChange={(next) => setAmount(Number(next))}
          disabled={isOpen}
        />
        <TextField
          label={t('grant.forWhat')}
          description={t('grant.forWhatText')}
          placeholder={t('grant.forWhatExample')}
          maxLength={LONGEST}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
          disabled={isOpen}
        />
        {isOpen && <ErrorState compact failed={t('grant.notKnown')} />}
        {granting.error && <ErrorState compact failed={messageOfError(granting.error)} safe={t('grant.nothingGranted')} />}
        <div className="rl-dialog__actions">
          <Button variant="default" onClick={onClose}>
            {t('grant.cancel')}
          </Button>
          <Button type="submit" loading={granting.running} disabled={!isReady}>
            {isOpen ? t('grant.tryAgain') : t('grant.submit', { people: isReady ? chosen.length : 0, credits })}
          </Button>
        </div>
      </Stack>
    </SideSheet>
  )
}
