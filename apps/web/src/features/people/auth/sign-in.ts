import { authCalls, type LoginAnswer } from '@ramplight/contract/people/auth'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { forgetOthers } from '#platform/forget-others.ts'
import { keepOfflineLogin, offlineLogin } from '#platform/offline-login.ts'
import { startSession } from '#platform/session.ts'

export type SignInResult = { kind: 'in'; answer: LoginAnswer } | { kind: 'refused'; error: string } | { kind: 'no-offline-login' }

/** Asks the server, or this device when the server cannot be reached. `onOffline` is told before the second try. */
export async function signIn(email: string, password: string, onOffline: () => void): Promise<SignInResult> {
  try {
    const answer = await call(authCalls.login, { body: { email, password } })
    if (!answer.status || !answer.user || !answer.token)
      return { kind: 'refused', error: answer.error ?? 'The e-mail or password is not correct.' }
    begin(answer)
    void keepOfflineLogin(email, password, answer.user, answer.token)
    return { kind: 'in', answer }
  } catch (error) {
    if (!(error instanceof CallError) || !error.isOffline) return { kind: 'refused', error: String((error as Error).message) }
    onOffline()
    const kept = await offlineLogin(email, password)
    if (!kept) return { kind: 'no-offline-login' }
    const answer = { status: true, ...kept }
    begin(answer)
    return { kind: 'in', answer }
  }
}

export function begin(answer: LoginAnswer): void {
  forgetOthers(answer.user?._id ?? '')
  startSession(answer)
}
