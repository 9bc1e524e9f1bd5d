import { signUpCalls } from '@ramplight/contract/people/sign-up'
import { type SignInResult, signIn } from '#features/people/auth/index.ts'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import type { PersonValues } from '../account/person-fields.tsx'

type Given = { email: string; code: string; password: string; person: PersonValues; isOwn: boolean }
/** `second-step`: this account has to have one, which the login sets up. */
type Registered = Extract<SignInResult, { kind: 'in' | 'second-step' }>

const said = (person: PersonValues) =>
  Object.fromEntries(Object.entries(person).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : [])))
const wasUsed = (error: unknown) => error instanceof CallError && error.code === 'code.wrong'

/**
 * Completes a sign-up and signs in. When the answer to an earlier try was lost, the code is used and the account is there: whoever
 * comes in with the password they have just typed did that.
 */
export async function register({ email, code, password, person, isOwn }: Given): Promise<Registered> {
  const completed = await call(signUpCalls.completeRegistration, { body: { email, code, password, ...said(person) } }).catch(
    (error: unknown) => {
      if (wasUsed(error)) return error as CallError
      throw error
    },
  )
  const result = await signIn({ email: email.trim(), password, isOwn }, () => undefined)
  if (result.kind === 'in' || result.kind === 'second-step') return result
  if (completed instanceof CallError) throw completed
  throw CallError.noAnswer()
}
