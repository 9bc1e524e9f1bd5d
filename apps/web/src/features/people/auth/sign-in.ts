import { authCalls, type LoginAnswer } from '@ramplight/contract/people/auth'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { forgetOthers } from '#platform/forget-others.ts'
import { dropRefusedLogin, keepOfflineLogin, offlineLogin } from '#platform/offline-login.ts'
import { settleSignOut } from '#platform/owed-sign-out.ts'
import { startSession } from '#platform/session.ts'

export type SignInResult = { kind: 'in'; answer: LoginAnswer } | { kind: 'refused'; error: string } | { kind: 'no-offline-login' }

const WRONG = 'The e-mail or password is not correct.'

/** Asks the server, or this device when the server cannot be reached. `onOffline` is told before the second try. */
export async function signIn(email: string, password: string, onOffline: () => void): Promise<SignInResult> {
  try {
    // The server's answer to it takes the cookie away: not the one that begins now.
    await settleSignOut()
    const answer = await call(authCalls.login, { body: { email, password } })
    if (!answer.status || !answer.user || !answer.token) {
      void dropRefusedLogin(email, password)
      return { kind: 'refused', error: answer.error ?? WRONG }
    }
    // Before anything else: whoever is in may lose the signal the next moment.
    await keepOfflineLogin(email, password, answer.user).catch(() => undefined)
    begin(answer)
    return { kind: 'in', answer }
  } catch (error) {
    if (!(error instanceof CallError) || !error.isOffline) return { kind: 'refused', error: String((error as Error).message) }
    onOffline()
    return signInHere(email, password)
  }
}

/** Opens what is on this device. When the server can be reached again it goes on by the cookie, or asks for the password. */
async function signInHere(email: string, password: string): Promise<SignInResult> {
  const found = await offlineLogin(email, password)
  switch (found.kind) {
    case 'none':
      return { kind: 'no-offline-login' }
    case 'wrong':
      return { kind: 'refused', error: WRONG }
    case 'wait':
      return { kind: 'refused', error: `Too many wrong passwords. Try again in ${waitInWords(found.seconds)}.` }
    case 'in': {
      const answer = { status: true, user: found.user }
      begin(answer)
      return { kind: 'in', answer }
    }
  }
}

const waitInWords = (seconds: number) => (seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} min`)

export function begin(answer: LoginAnswer): void {
  forgetOthers(answer.user?._id ?? '')
  startSession(answer)
}
