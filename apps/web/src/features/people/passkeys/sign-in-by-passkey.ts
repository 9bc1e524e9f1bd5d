import { passkeyCalls } from '@ramplight/contract/people/passkeys'
import { noteDevice } from '#platform/borrowed.ts'
import { call } from '#platform/call.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { forgetOfflineLogin } from '#platform/offline-login.ts'
import { settleSignOut } from '#platform/owed-sign-out.ts'
import { begin, type SignInResult, takeRowsBack } from '../auth/index.ts'
import { signWithPasskey } from './passkey-device.ts'

type In = Extract<SignInResult, { kind: 'in' | 'refused' }>

/**
 * Signs in by a passkey; `stopped`: the person closed the question of their device. There is no password to keep: without a network
 * this device still opens by the one that was typed here before, if there was one.
 */
export async function signInByPasskey(isOwn: boolean): Promise<In | { kind: 'stopped' }> {
  try {
    await settleSignOut()
    const signed = await signWithPasskey(await call(passkeyCalls.askPasskey, { body: {} }))
    if (!signed) return { kind: 'stopped' }
    const answer = await call(passkeyCalls.signInByPasskey, { body: signed })
    if (!answer.status || !answer.user || !answer.token) return { kind: 'refused', error: messageOfError(CallError.ofAnswer(answer)) }
    const { _id } = answer.user
    if (!isOwn) forgetOfflineLogin(_id)
    noteDevice(_id, isOwn)
    begin(answer)
    return { kind: 'in', answer, hasRows: await takeRowsBack(_id) }
  } catch (error) {
    return { kind: 'refused', error: messageOfError(error) }
  }
}
