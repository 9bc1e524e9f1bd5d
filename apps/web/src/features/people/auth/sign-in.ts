import type { LoginAnswer, NewFactor } from '@ramplight/contract/people/auth'
import { calls } from '#platform/auth.open-calls.ts'
import { isSealedFor, noteDevice, noteParkingKey } from '#platform/borrowed.ts'
import { call } from '#platform/call.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { forgetOthers } from '#platform/forget-others.ts'
import { dropRefusedLogin, forgetOfflineLogin, keepOfflineLogin, offlineLogin } from '#platform/offline-login.ts'
import { settleSignOut } from '#platform/owed-sign-out.ts'
import { askParkingKey } from '#platform/parking-key.ts'
import { startSession } from '#platform/session.ts'
import { t } from './auth.texts.ts'

/** `isOwn`: they said that the device is theirs; who says nothing has borrowed it. */
export type Credentials = { email: string; password: string; isOwn: boolean; code?: string }
/** `hasRows`: what they left unfinished on a borrowed device is back, for pages that are loaded from now on. */
export type SignInResult =
  | { kind: 'in'; answer: LoginAnswer; hasRows?: boolean }
  /** The password is right, and a code is asked for; `setUp`: there is none yet, and this account has to have one. */
  | { kind: 'second-step'; setUp: NewFactor | null; error: string | null }
  | { kind: 'refused'; error: string }
  | { kind: 'no-offline-login' }

/** Asks the server, or this device when the server cannot be reached. `onOffline` is told before the second try. */
export async function signIn({ email, password, isOwn, code }: Credentials, onOffline: () => void): Promise<SignInResult> {
  try {
    // The server's answer to it takes the cookie away: not the one that begins now.
    await settleSignOut()
    const answer = await call(calls.login, { body: { email, password, ...(code && { code }) } })
    if (asksForCode(answer))
      return { kind: 'second-step', setUp: answer.setUp ?? null, error: code ? messageOfError(CallError.ofAnswer(answer)) : null }
    if (!answer.status || !answer.user || !answer.token) {
      void dropRefusedLogin(email, password)
      return { kind: 'refused', error: answer.error ? messageOfError(CallError.ofAnswer(answer)) : t('wrong') }
    }
    const { user } = answer
    // Before anything else: whoever is in may lose the signal the next moment.
    if (isOwn) await keepOfflineLogin(email, password, user).catch(() => undefined)
    else forgetOfflineLogin(user._id)
    noteDevice(user._id, isOwn)
    begin(answer)
    return { kind: 'in', answer, hasRows: await takeRowsBack(user._id) }
  } catch (error) {
    if (!(error instanceof CallError) || !error.isOffline) return { kind: 'refused', error: messageOfError(error) }
    onOffline()
    return signInHere(email, password)
  }
}

/** Tries of the password are counted by another refusal. */
const asksForCode = ({ status, code }: LoginAnswer) => !status && /^(factor|attempts)\./.test(code ?? '')

/** Opens what is on this device. When the server can be reached again it goes on by the cookie, or asks for the password. */
async function signInHere(email: string, password: string): Promise<SignInResult> {
  const found = await offlineLogin(email, password)
  switch (found.kind) {
    case 'none':
      return { kind: 'no-offline-login' }
    case 'wrong':
      return { kind: 'refused', error: t('wrong') }
    case 'wait':
      return { kind: 'refused', error: waitInWords(found.seconds) }
    case 'in': {
      const answer = { status: true, user: found.user }
      begin(answer)
      return { kind: 'in', answer }
    }
  }
}

const waitInWords = (seconds: number) =>
  seconds < 60 ? t('waitSeconds', { seconds }) : t('waitMinutes', { minutes: Math.ceil(seconds / 60) })

/** What they left here when the device was borrowed. Without an answer of the server it waits for the next sign-in. */
export async function takeRowsBack(user: string): Promise<boolean> {
  if (!isSealedFor(user)) return false
  const [{ takeRows }, { restoreRows }] = await Promise.all([import('#platform/local/store/parking.ts'), import('#platform/left-rows.ts')])
  const rows = await takeRows(user, askParkingKey, restoreRows).catch(() => ({}))
  return Object.keys(rows).length > 0
}

export function begin(answer: LoginAnswer): void {
  const user = answer.user?._id ?? ''
  forgetOthers(user)
  noteParkingKey(user, answer.parkingKey)
  startSession(answer)
}
