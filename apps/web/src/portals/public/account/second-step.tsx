import { Button } from '@mantine/core'
import { secondFactorCalls as calls } from '@ramplight/contract/people/second-factor'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { writeDay } from '@ramplight/ui/values/times'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { ListFailed } from '#platform/list-failed.tsx'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { FactorCodeForm } from './factor-code-form.tsx'
import { ShowNewFactor } from './new-factor.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { t } from './second-step.texts.ts'

const said = (...errors: (Error | null)[]) => {
  const error = errors.find((one) => one !== null)
  return error ? messageOfError(error) : null
}

/** A second step for signing in: set it up, get new recovery codes, turn it off. */
export function SecondStep() {
  const online = useOnline()
  const state = useQuery({ ...queryOf(calls.factorState, {}), enabled: online })
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const begin = useAction({ work: () => call(calls.beginFactor, { body: {} }) })
  const turnOn = useAction({
    work: (code: string) => call(calls.confirmFactor, { body: { code } }),
    onDone: ({ recoveryCodes }) => {
      setCodes(recoveryCodes)
      begin.forget()
    },
    onRefused: () => void leaveIfOn(),
  })
  /** Perhaps it was turned on, and the answer was lost: then the form has nothing left to do. */
  const leaveIfOn = async () => {
    const { data } = await state.refetch()
    if (!data?.since) return
    begin.forget()
    turnOn.forget()
    notify.warning(t('isOnAlready'))
  }
  if (!online) return <p>{t('needsInternet')}</p>
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
  if (begin.done)
    return (
      <>
        <ShowNewFactor factor={begin.done} />
        <FactorCodeForm submit={t('turnOn')} error={said(turnOn.error)} running={turnOn.running} onSend={turnOn.run}>
          <Button variant="subtle" fullWidth onClick={begin.forget}>
            {t('cancel')}
          </Button>
        </FactorCodeForm>
      </>
    )
  return (
    <ListFailed query={state} what={t('noun')}>
      {state.data?.since ? (
        <IsOn since={state.data.since} codesLeft={state.data.codesLeft} isRequired={state.data.isRequired} onCodes={setCodes} />
      ) : (
        <>
          <p>{t('off')}</p>
          <Button variant="default" fullWidth loading={begin.running} onClick={() => begin.run()}>
            {t('setUp')}
          </Button>
        </>
      )}
    </ListFailed>
  )
}

type On = { since: string; codesLeft: number; isRequired: boolean; onCodes: (codes: readonly string[]) => void }

/** Every change of it asks for a code of it. */
function IsOn({ since, codesLeft, isRequired, onCodes }: On) {
  const [doing, setDoing] = useState<'codes' | 'off' | null>(null)
  const renew = useAction({
    work: (code: string) => call(calls.newRecoveryCodes, { body: { code } }),
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
    onRefused: 'shown',
  })
  const turnOff = useAction({
    work: (code: string) => call(calls.turnFactorOff, { body: { code } }),
    onDone: () => notify.success(t('isOff')),
    onRefused: 'shown',
  })
  const action = doing === 'off' ? turnOff : renew
  return (
    <>
      <p>
        {t('on', { day: writeDay(since) })} {t('left', { count: codesLeft })} {isRequired && t('required')}
      </p>
      {doing ? (
        <FactorCodeForm
          submit={t(doing === 'off' ? 'turnOff' : 'newCodes')}
          error={said(action.error)}
          running={action.running}
          takesRecovery
          onSend={action.run}
        >
          <Button variant="subtle" fullWidth onClick={() => setDoing(null)}>
            {t('cancel')}
          </Button>
        </FactorCodeForm>
      ) : (
        <>
          <Button variant="default" fullWidth onClick={() => setDoing('codes')}>
            {t('newCodes')}
          </Button>
          {!isRequired && (
            <Button variant="subtle" color="red" fullWidth mt="xs" onClick={() => setDoing('off')}>
              {t('turnOff')}
            </Button>
          )}
        </>
      )}
    </>
  )
}
